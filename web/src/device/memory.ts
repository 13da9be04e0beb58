// What this device remembers, in localStorage. Everything is read with care: other versions of the page, or a
// person with the developer tools, may have written it, and private windows may refuse to keep anything.

const PREFIX = 'magie.';

export function recall<Kind>(name: string, otherwise: Kind): Kind {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? otherwise : (JSON.parse(found) as Kind);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the page works, it only forgets.
  }
}

/** Call back when another window of this browser changes what is remembered under a name. */
export function onChangeElsewhere(name: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + name) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
