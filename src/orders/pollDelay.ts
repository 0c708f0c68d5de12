const FIRST_MS = 1500;
const LONGEST_MS = 10_000;
/** A provider that has told nothing for this long is not asked any more; its message is still applied when it comes. */
const GIVE_UP_AFTER_MS = 180_000;

/** How long to wait before asking the `turn`-th time (from 0), in ms: 1.5 s, then half as much more each time, 10 s at most. */
export const pollDelay = (turn: number): number => Math.min(FIRST_MS * 1.5 ** turn, LONGEST_MS);

/** Whether it is time to stop asking: about three minutes of waiting. */
export function isOver(turn: number): boolean {
  let waited = 0;
  for (let past = 0; past < turn; past += 1) waited += pollDelay(past);
  return waited >= GIVE_UP_AFTER_MS;
}
