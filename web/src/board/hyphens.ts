// Where a long name may be broken. Names are edition data in any language, so there is no dictionary:
// compounds are broken before the words streets are made of, everything else between syllables. A wrong break
// is ugly; a name that is cut off cannot be read.

const VOWELS = 'aeiouyäöüáéèêëíïóúàâîôûœæ';
/** Letters that are one sound and stay together. */
const CLUSTERS = words(`
  sch ch ck ph th sh ß qu st pf tr br dr gr kr pr pl bl kl fl gl
`);

/** Second parts of compounds: German, Dutch, English. */
const SECOND_PARTS = words(`
  straße strasse platz bahnhof hafen werk allee feld steuer garten gärten park markt kirche palast
  insel stadion damm turm strand hügel berg bucht blick meile viertel wipfel stadt kai boulevard
  säule harmonie
  straat plein markt kade gracht singel laan weg bedrijf leiding belasting kerkhof
  street road avenue place gardens walk works chest chapel
`);

function words(list: string): string[] {
  return list.trim().split(/\s+/u);
}

/** Positions inside a word where it may be broken, the better ones with a smaller cost. */
export function breaksOf(word: string): Map<number, number> {
  const breaks = new Map<number, number>();
  const lower = word.toLocaleLowerCase();
  for (const at of syllables(lower)) breaks.set(at, 3);
  for (const part of SECOND_PARTS) {
    const at = lower.lastIndexOf(part);
    if (at >= 3) breaks.set(at, 1);
  }
  for (let at = word.indexOf('-'); at >= 0; at = word.indexOf('-', at + 1)) breaks.set(at + 1, 0);
  return breaks;
}

/**
 * Before the last consonant between two vowels: `E-lek-tri-zi-täts`; never so that one or two letters stand
 * alone.
 */
function syllables(word: string): number[] {
  const found: number[] = [];
  for (let at = 2; at <= word.length - 2; at++) {
    if (!isVowel(word[at]) && isVowelAfter(word, at) && hasVowel(word.slice(0, at))) found.push(at);
  }
  return found.filter((at) => at >= 3 && word.length - at >= 3 && /\p{L}/u.test(word[at - 1] ?? ''));
}

/** Whether the sound that begins here is followed by a vowel, and begins here and not earlier. */
function isVowelAfter(word: string, at: number): boolean {
  if (CLUSTERS.some((cluster) => cluster.length > 1 && insideOf(word, cluster, at))) return false;
  const cluster = CLUSTERS.find((each) => word.startsWith(each, at));
  return isVowel(word[at + (cluster?.length ?? 1)]);
}

function insideOf(word: string, cluster: string, at: number): boolean {
  for (let back = 1; back < cluster.length; back++) if (word.startsWith(cluster, at - back)) return true;
  return false;
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter);
}

function hasVowel(text: string): boolean {
  return [...text].some(isVowel);
}
