// Whether things may move, for what is animated by code. CSS asks the same question by itself (tokens.css,
// base.css).

export function isMotionWanted(): boolean {
  if (typeof matchMedia !== 'function') return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const { motion } = document.documentElement.dataset;
  return motion !== 'off' && motion !== 'reduced';
}

/** Milliseconds for something that comes or goes; 0 if nothing may move. */
export function calmly(): number {
  return isMotionWanted() ? 240 : 0;
}
