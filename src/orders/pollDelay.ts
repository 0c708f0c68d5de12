const FIRST_MS = 1500;
const LONGEST_MS = 10_000;
/** How long a pending payment is polled; the provider's message is still applied when it arrives later. */
const GIVE_UP_AFTER_MS = 180_000;

/** The pause before poll number `turn` (from 0), in ms: 1.5 s, then half as much more each time, 10 s at most. */
export const pollDelay = (turn: number): number => Math.min(FIRST_MS * 1.5 ** turn, LONGEST_MS);

/** Whether to stop polling: after about three minutes. */
export function isOver(turn: number): boolean {
  let waited = 0;
  for (let past = 0; past < turn; past += 1) waited += pollDelay(past);
  return waited >= GIVE_UP_AFTER_MS;
}
