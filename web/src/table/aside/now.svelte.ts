// The server's clock as something a component can show: read anew several times a second while it is looked
// at.

import { onMount } from 'svelte';

/** Call it while the component is set up; `clock` is `() => link.now()`. */
export function useNow(clock: () => number, every = 250): { readonly now: number } {
  let now = $state(clock());
  onMount(() => {
    const timer = setInterval(() => (now = clock()), every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
