// What went wrong, as a sentence for people.

import { t } from '../text/language.svelte';
import { Refusal, Unreachable } from '../wire/rest';

export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refusal) return problem.problem.sentence;
  if (problem instanceof Unreachable) return t('web-start-unreachable-about');
  return t('command-failed');
}
