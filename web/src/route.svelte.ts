// Where in the page we are, by the address. A handful of routes needs no library.

export type Route =
  | { page: 'start' }
  | { page: 'new'; edition: string | null }
  | { page: 'rules'; edition: string }
  | { page: 'code'; code: string }
  | { page: 'room'; id: string }
  | { page: 'replay'; kind: 'room' | 'record'; id: string }
  | { page: 'bank'; id: string | null }
  | { page: 'bank-code'; code: string }
  | { page: 'reader' }
  | { page: 'tv'; id: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: 'start' };
  if (first === 'new' && rest.length === 0) return { page: 'new', edition: second ?? null };
  if (first === 'bank' && second === undefined) return { page: 'bank', id: null };
  if (second !== undefined && rest.length === 0) {
    if (first === 'bank') return second === 'reader' ? { page: 'reader' } : { page: 'bank', id: second };
    if (first === 'b') return { page: 'bank-code', code: second };
    if (first === 'r') return { page: 'code', code: second };
    if (first === 'room') return { page: 'room', id: second };
    if (first === 'tv') return { page: 'tv', id: second };
    if (first === 'rules') return { page: 'rules', edition: second };
  }
  const [id, ...more] = rest;
  if (first === 'replay' && (second === 'room' || second === 'record') && id && more.length === 0) {
    return { page: 'replay', kind: second, id };
  }
  return { page: 'lost' };
}

let path = $state(location.pathname);
addEventListener('popstate', () => (path = location.pathname));

export function currentRoute(): Route {
  return routeOf(path);
}

/** Go to another page of the client. `replace`: the way back does not lead here again. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays within the page; everything else (a new window, a copied link) is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement | null) ?? null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
