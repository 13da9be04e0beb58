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

/** A piece that falls onto the board and settles; `transition:dropping`. It is taken away the same way. */
export function dropping(_piece: Element): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: calmly() * 2,
    // Down with growing speed, up again a little, and down.
    css: (t) => {
      const height = t < 0.6 ? 1 - (t / 0.6) ** 2 : 0.16 * (1 - ((t - 0.8) / 0.2) ** 2);
      return `transform: translateY(${-34 * height}px); opacity: ${Math.min(1, t * 3)}`;
    },
  };
}
