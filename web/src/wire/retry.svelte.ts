// How long until a line that is cut is tried again.

interface Line {
  readonly status: string;
  readonly retryAt: number | null;
}

/** Tells the seconds that are left. Call it while a component is set up. */
export function secondsToRetry(line: Line): () => number {
  let now = $state(Date.now());
  $effect(() => {
    if (line.status !== 'lost') return;
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });
  return () => Math.max(0, Math.ceil(((line.retryAt ?? now) - now) / 1000));
}
