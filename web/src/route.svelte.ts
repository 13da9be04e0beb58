// Where in the page we are, by the address. A handful of routes needs no library.
import { layerOf } from './look/layers';
import routes from './routes.json';

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

/** The first entry of routes.json that fits. The server reads the same list, and answers all other addresses with 404. */
export function routeOf(path: string): Route {
  const parts = partsOf(path).map(decodeURIComponent);
  for (const { path: pattern, ...constants } of routes) {
    const names = partsOf(pattern);
    if (names.length !== parts.length) continue;
    if (!names.every((name, place) => name.startsWith(':') || name === parts[place])) continue;
    const variables = names.flatMap((name, place) => (name.startsWith(':') ? [[name.slice(1), parts[place]]] : []));
    return { ...constants, ...Object.fromEntries(variables) } as Route;
  }
  return { page: 'lost' };
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

let path = $state(location.pathname);
addEventListener('popstate', () => (path = location.pathname));

export function currentRoute(): Route {
  return routeOf(path);
}

/**
 * Go to another page of the client. `replace`: the way back does not lead here again. From a sheet that lies over this
 * page, the way back leads to the page itself.
 */
export function go(to: string, { replace = false } = {}): void {
  if (replace || layerOf(history.state) > 0) history.replaceState(null, '', to);
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
