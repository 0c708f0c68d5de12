/** Round values from 0 to at least `max`, three to six of them: what an axis is marked with. */
export function niceTicks(max: number): number[] {
  if (max <= 0) return [0];
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

/** A plot is at least as wide as so many columns: a few are as narrow as these. */
export const LEAST_COLUMNS = 8;

/** Which of so many columns have a label below them: the first, the last, and at most two between, a quarter of the plot apart. */
export function labelled(count: number): number[] {
  const apart = Math.max(count, LEAST_COLUMNS) / 4;
  const parts = Math.min(3, Math.floor((count - 1) / apart));
  // Of two neighbours the one that is over.
  if (parts <= 0) return count > 0 ? [0] : [];
  return Array.from({ length: parts + 1 }, (_, index) => Math.round((index * (count - 1)) / parts));
}
