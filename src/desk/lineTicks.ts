import type { LineStatus } from '../../rules/lineStatus.ts';

/**
 * A mark that was made and that the server has not taken yet. `seen`: what the line was when it was made; `theirs`: what
 * somebody else made of it meanwhile, so that the reader decides; 'gone': the
 * server takes no mark on it any more, as its order is assembled or not packed at all.
 */
export type LineTick = { line: string; status: LineStatus; seen: LineStatus; theirs?: LineStatus | 'gone' };

/** The marks with one more: a line has one at most, and one that goes back to what was seen is none. */
export function withTick(ticks: readonly LineTick[], wanted: LineTick): LineTick[] {
  const before = ticks.find(({ line }) => line === wanted.line);
  const others = ticks.filter((tick) => tick !== before);
  const tick = { line: wanted.line, status: wanted.status, seen: before?.seen ?? wanted.seen };
  return tick.status === tick.seen ? others : [...others, tick];
}

/** Without those that were sent: one that was changed again while it was under way stays, on top of what was sent. */
export function withoutSent(ticks: readonly LineTick[], sent: readonly LineTick[]): LineTick[] {
  const done = new Map(sent.map((tick) => [tick.line, tick.status]));
  return ticks.flatMap((tick) => {
    const status = done.get(tick.line);
    if (status === undefined) return [tick];
    return status === tick.status ? [] : [{ ...tick, seen: status }];
  });
}

/**
 * The marks beside what the server has now (`now`: by line; marks on lines that it does not tell of are left as they are):
 * what is so already is no mark any more, and what somebody else has changed stands beside it, never overwritten unseen.
 */
export function compared(ticks: readonly LineTick[], now: ReadonlyMap<string, LineStatus>): LineTick[] {
  return ticks.flatMap((tick) => {
    const { line, status, seen } = tick;
    const theirs = now.get(line);
    if (theirs === undefined) return [tick];
    if (theirs === status) return [];
    if (tick.theirs === 'gone') return [tick];
    return [theirs === seen ? { line, status, seen } : { line, status, seen, theirs }];
  });
}

/** The server takes no mark on this line any more. */
export const withoutHope = (ticks: readonly LineTick[], line: string): LineTick[] =>
  ticks.map((tick) => (tick.line === line ? { ...tick, theirs: 'gone' } : tick));

/** The reader keeps their own mark, on top of the other's, or lets it go. */
export function decided(ticks: readonly LineTick[], line: string, whose: 'mine' | 'theirs'): LineTick[] {
  return ticks.flatMap((tick) => {
    if (tick.line !== line) return [tick];
    if (whose === 'theirs' || tick.theirs === 'gone' || tick.theirs === undefined) return [];
    return [{ line, status: tick.status, seen: tick.theirs }];
  });
}

/** Marks that can be sent as one call: of one state, made over one other, and not in question. */
export function batchesOf(ticks: readonly LineTick[]): LineTick[][] {
  const ready = ticks.filter(({ theirs }) => theirs === undefined);
  return [...Map.groupBy(ready, ({ status, seen }) => `${seen} ${status}`).values()];
}
