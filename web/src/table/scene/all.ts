// What only adds to the look of the table. It comes after the table itself, which can be played without it.

export { default as Flights } from './Flights.svelte';
export { default as Glow } from './Glow.svelte';
export { default as Piles } from './Piles.svelte';
export { default as Race } from './Race.svelte';
export { default as Ribbon } from './Ribbon.svelte';
export { default as Sale } from './Sale.svelte';
