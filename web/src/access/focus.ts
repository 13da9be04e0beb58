// Where the keyboard's focus goes: one tab stop for a list whose arrows choose, and a sheet that keeps it
// inside.

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), ' +
  'textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** Where the arrows lead in a list of `count` things; null for keys that do not move. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * A group of controls with one tab stop: `<div {@attach rovingFocus('[role=tab]')}>`. The selected one (or the
 * first) can be reached with Tab, the arrows go on from there; a tab is also chosen by reaching it.
 */
export function rovingFocus(selector: string): (group: HTMLElement) => () => void {
  return (group) => {
    const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];
    const listen = (event: KeyboardEvent): void => {
      const all = items();
      const index = all.indexOf(document.activeElement as HTMLElement);
      const next = index < 0 ? null : nextIndex(event.key, index, all.length);
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
      all[next]?.click();
    };
    group.dataset.roving = '';
    group.addEventListener('keydown', listen);
    return () => group.removeEventListener('keydown', listen);
  };
}

/** Keeps Tab inside an open sheet and gives the focus back when it closes: `<div {@attach keepFocus}>`. */
export function keepFocus(sheet: HTMLElement): () => void {
  const before = document.activeElement;
  const inside = (): HTMLElement[] => [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const all = inside();
    const edge = event.shiftKey ? all[0] : all.at(-1);
    if (all.length && document.activeElement !== edge && sheet.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
  };
  sheet.addEventListener('keydown', listen);
  if (!sheet.contains(document.activeElement)) (inside()[0] ?? sheet).focus();
  return () => {
    sheet.removeEventListener('keydown', listen);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null || element === document.activeElement;
}
