/**
 * Checks the chance of records with the page's own verifier, one line for each:
 *
 *   node scripts/verify.mjs game.jsonl ...
 */
import { readFile } from 'node:fs/promises';
import { Unfair, verify } from '../src/fair/verify.ts';

for (const path of process.argv.slice(2)) {
  const record = await readFile(path, 'utf8');
  try {
    verify(record);
    console.log('fair');
  } catch (problem) {
    if (!(problem instanceof Unfair)) throw problem;
    console.log(problem.message);
    process.exitCode = 1;
  }
}
