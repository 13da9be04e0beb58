/**
 * Which file a module is built into. One file per room of the house compresses far better than one per window, and a
 * visitor of one room does not fetch another:
 *
 *   first     what the start page needs to appear
 *   common    what every other room needs: design system, connection, sentences
 *   the rest  one file per room (ROOMS); a window that opens inside a room is part of it
 */
const ROOMS: readonly (readonly [string, RegExp])[] = [
  ['common', /\/node_modules\/|\/src\/(look|wire|text|device|access|sound)\//],
  ['rooms', /\/src\/(start|lobby|end|room)\//],
  ['board', /\/src\/board\//],
  ['table', /\/src\/(table|decisions|coach)\//],
  ['deal', /\/src\/deal\//],
  ['replay', /\/src\/replay\//],
  ['reader', /\/src\/reader\//],
  ['bank', /\/src\/bank\//],
];

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Names the chunk of a module, or leaves it to the bundler. */
export function chunkNames(entry: string): (id: string, modules: Modules) => string | null {
  let first: Set<string> | null = null;
  return (id, modules) => {
    first ??= importedBy(entry, modules);
    if (id === entry) return null; // it stays the file that the page names
    if (first.has(id)) return 'first';
    if (id.includes('virtual:')) return null; // messages: a file per language and parcel
    return ROOMS.find(([, folders]) => folders.test(id))?.[0] ?? null;
  };
}

/** Everything a module imports without waiting, itself included. */
function importedBy(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(next, modules, found);
  return found;
}
