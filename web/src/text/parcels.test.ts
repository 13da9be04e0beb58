import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages, parcelsOf, shortened } from '../../scripts/texts';
import { LANGUAGES } from './fluent';
import { fetchTexts } from './parcels';

const LOCALES = fileURLToPath(new URL('../../../src/magie/locales', import.meta.url));
const ONLY_FOR_THE_COMMAND_LINE = ['bots', 'cli', 'compare', 'lab', 'operation', 'store', 'tournament'];

function textsOf(language: string, file: string): string {
  return readFileSync(`${LOCALES}/${language}/${file}.ftl`, 'utf8');
}

test('the languages are those of the package', () => {
  expect(languages()).toEqual(LANGUAGES);
});

test.each(LANGUAGES)('every file in %s travels once, or is for the command line', (language) => {
  const files = readdirSync(`${LOCALES}/${language}`).map((file) => file.replace('.ftl', ''));
  const sent = [...parcelsOf(language).values()].flat();
  expect([...sent, ...ONLY_FOR_THE_COMMAND_LINE].sort()).toEqual(files.sort());
});

test.each(LANGUAGES)('shortening %s loses nothing', (language) => {
  for (const file of [...parcelsOf(language).values()].flat()) {
    const texts = textsOf(language, file);
    expect(new FluentResource(shortened(texts)).body, file).toEqual(new FluentResource(texts).body);
    expect(shortened(texts)).not.toMatch(/^#|\n#/);
  }
});

test('no message needs one of a parcel that may not be there', () => {
  const parcelOf = new Map<string, string>();
  const needed: [string, string, string][] = [];
  for (const [parcel, files] of parcelsOf('en')) {
    for (const { id, ...body } of files.flatMap((file) => new FluentResource(textsOf('en', file)).body)) {
      parcelOf.set(id, parcel);
      JSON.stringify(body, (_, value: { type?: string; name: string } | null) => {
        if (value?.type === 'mesg') needed.push([id, parcel, value.name]);
        return value;
      });
    }
  }
  expect(needed.length).toBeGreaterThan(10);
  const foreign = needed.filter(([, parcel, other]) => ![parcel, 'start'].includes(parcelOf.get(other)!));
  expect(foreign).toEqual([]);
});

test('a parcel that does not exist is a mistake', async () => {
  await expect(fetchTexts('en', ['no-such-parcel'])).rejects.toThrow('no-such-parcel');
});
