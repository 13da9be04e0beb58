// Finding something in a list by typing part of its name.

/** Without case and accents, so that nobody has to find the umlaut on a foreign keyboard. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim();
}

export function findByName<Kind extends { name: string }>(items: readonly Kind[], wanted: string): Kind[] {
  const typed = plainLetters(wanted);
  return items.filter((item) => plainLetters(item.name).includes(typed));
}
