/** Seeded draws: integers from 0 up to, not including, `below`, the same sequence every time. */
export function drawing(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** At most `count` elements of a list, in an order determined by the seed. */
export function drawn<T>(list: readonly T[], count: number, seed: number): T[] {
  const draw = drawing(seed);
  const from = [...list];
  for (let at = 0; at < Math.min(count, from.length); at += 1) {
    const other = at + draw(from.length - at);
    [from[at], from[other]] = [from[other]!, from[at]!];
  }
  return from.slice(0, count);
}
