/**
 * Which file a module is built into. A visitor of one room shall not fetch another, and a few files compress far better
 * than many, so that a module goes by the rooms that need it:
 *
 *   first     what the start page needs to appear
 *   a room    what only that room needs (ROOMS); a window that opens inside a room is part of it
 *   two rooms what exactly these two need
 *   later     what a room fetches once it is open (LATER)
 *   common    what three or more need, and the door to a game's rooms
 */
const DOOR = 'room/RoomPage.svelte';
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  rooms: [
    'start/new/NewGame.svelte',
    'start/rules/RulesPage.svelte',
    'lobby/ByCode.svelte',
    'lobby/Lobby.svelte',
    'end/End.svelte',
    'end/ToResult.svelte',
  ],
  table: ['table/Table.svelte'],
  deal: ['deal/DealTable.svelte', 'deal/TvPage.svelte'],
  replay: ['replay/ReplayPage.svelte', 'deal/DealView.svelte', 'deal/LaidSets.svelte'],
  bank: ['bank/BankRoute.svelte'],
};

/**
 * What a room fetches once it is open, or not at all, and the rooms in whose files it finds what it shares with them:
 * it does not decide where that lies.
 */
const LATER: Readonly<Record<string, { entry: string; beside: readonly string[] }>> = {
  scenes: { entry: 'table/scene/all.ts', beside: ['table'] },
  reader: { entry: 'table/aside/TableReader.svelte', beside: ['table'] },
  lesson: { entry: 'lessons/Lesson.svelte', beside: ['table', 'deal'] },
  recap: { entry: 'end/Recap.svelte', beside: ['rooms', 'table', 'replay'] },
};

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Names the chunk of a module, or leaves it to the bundler. */
export function chunkNames(source: string): (id: string, modules: Modules) => string | null {
  let needs: Map<string, Set<string>> | null = null;
  return (id, modules) => {
    const neededBy = (...entries: string[]): Set<string> => {
      const found = new Set<string>();
      for (const entry of entries) addImports(`${source}/${entry}`, modules, found);
      return found;
    };
    needs ??= new Map([
      ['first', neededBy('main.ts')],
      ['common', neededBy(DOOR)],
      ...Object.entries(ROOMS).map(([room, entries]) => [room, neededBy(...entries)] as const),
      ...Object.entries(LATER).map(([room, { entry }]) => [room, neededBy(entry)] as const),
    ]);
    if (id === `${source}/main.ts`) return null; // it stays the file that the page names
    const all = [...needs].flatMap(([room, found]) => (found.has(id) ? [room] : []));
    const rooms = all.filter((room) => !LATER[room]?.beside.some((other) => all.includes(other)));
    if (rooms[0] === 'first') return 'first';
    if (id.includes('virtual:')) return null; // messages: a file per language and parcel
    if (rooms[0] === 'common') return 'common';
    return rooms.length > 2 ? 'common' : rooms.join('-') || null;
  };
}

/** Everything a module imports without waiting, itself included. */
function addImports(id: string, modules: Modules, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) addImports(next, modules, found);
}
