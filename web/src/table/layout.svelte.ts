// How much room there is. Three arrangements of the same parts; Table.svelte puts them where they belong.
//
//   wide   board and panel side by side, the decision and its buttons inside the ring
//   tall   a phone held upright: everything under each other, the buttons at the thumb
//   low    a phone on its side: the board fills the height, the rest stands beside it

import { MediaQuery } from 'svelte/reactivity';

type Arrangement = 'wide' | 'tall' | 'low';

/** Keep in step with the media queries of Table.svelte. */
const wide = new MediaQuery('(min-width: 900px) and (min-height: 560px)');
const low = new MediaQuery('(orientation: landscape)');

export function arrangement(): Arrangement {
  if (wide.current) return 'wide';
  return low.current ? 'low' : 'tall';
}
