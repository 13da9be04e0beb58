// Putting something to the vote, or doing it at once where nobody else is to be asked.

import { toast } from '../../look/toasts.svelte';
import { t } from '../../text/language.svelte';
import type { Motion } from '../../wire/types';
import type { Table } from '../context';

export async function propose(table: Table, motion: Motion, seat: number): Promise<void> {
  try {
    await table.link.propose(motion, seat);
    if (table.link.table?.ballot) toast(t('web-aside-sent'));
  } catch (problem) {
    table.explain(problem);
  }
}
