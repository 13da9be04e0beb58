// What editions, rules and bots are called in the reader's language. A user's own edition has no messages; there the
// name in its file is all there is.

import { bookOf } from '../text/fluent';
import { currentLanguage, t } from '../text/language.svelte';
import { dashed } from '../text/things';
import type { EditionCard } from '../wire/types';

/** `my_town` as `My town`. */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function has(id: string, attribute?: string): boolean {
  return bookOf(currentLanguage()).has(id, attribute);
}

export function editionTitle(name: string): string {
  const id = `edition-${dashed(name)}`;
  return has(id, 'title') ? t(id, {}, 'title') : readable(name);
}

/** What an edition is like, in a sentence; null if nobody has written one. */
export function editionAbout(name: string): string | null {
  const id = `edition-${dashed(name)}`;
  return has(id) ? t(id) : null;
}

/** Which printed rulebook an edition follows. */
export function rulebook(name: string): string {
  const id = `web-start-rulebook-${dashed(name)}`;
  return has(id) ? t(id) : t('web-start-rulebook-own');
}

/** The message of a variant of this edition, or of a rule that any edition may borrow. */
function ruleMessage(edition: string, name: string): string | null {
  const ids = [`variant-${dashed(edition)}-${dashed(name)}`, `switch-${dashed(name)}`];
  return ids.find((id) => has(id)) ?? null;
}

export function ruleTitle(edition: string, name: string): string {
  const id = ruleMessage(edition, name);
  return id && has(id, 'title') ? t(id, {}, 'title') : readable(name);
}

export function ruleAbout(edition: string, name: string): string | null {
  const id = ruleMessage(edition, name);
  return id ? t(id) : null;
}

/** A bot's code may carry settings: `rollout:simulations=64`. */
function botName(code: string): string {
  return code.split(':', 1)[0] ?? code;
}

export function botTitle(code: string): string {
  const id = `web-lobby-bot-${botName(code)}`;
  return has(id) ? t(id) : code;
}

/** What a bot is like at a family of games; null if nobody has written it. */
export function botAbout(code: string, family: EditionCard['family']): string | null {
  const name = botName(code);
  const ids = [...(family === 'deal' ? [`bot-cards-${name}`] : []), `bot-${name}`];
  const id = ids.find((each) => has(each));
  return id ? t(id) : null;
}

/** The levels, from the weakest up, as far as the edition offers them. */
export function botLevels(bots: readonly string[]): string[] {
  return ['random', 'novice', 'steady', 'shrewd', 'rollout'].filter((level) => bots.includes(level));
}
