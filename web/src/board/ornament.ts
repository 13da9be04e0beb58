// A rosette of interlaced waves, as it is engraved on banknotes. Computed, so that it has as many petals as
// wanted.

/** One closed curve around the middle of a field of 200 by 200. */
function wave(radius: number, height: number, petals: number, turn: number): string {
  const points = petals * 12;
  const steps = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const distance = radius + height * Math.cos(petals * angle + turn);
    return `${(100 + distance * Math.cos(angle)).toFixed(1)} ${(100 + distance * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${steps.join('L')}Z`;
}

/** Waves of the same kind, each turned a little against the one before. */
export function rosette(radius: number, height: number, petals: number, waves: number): string {
  return Array.from({ length: waves }, (_, index) => wave(radius, height, petals, (index / waves) * 2 * Math.PI)).join(
    '',
  );
}
