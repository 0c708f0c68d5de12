import type { LineStatus } from '../../rules/lineStatus.ts';

/**
 * What is made of a line. `missing`: units that will not come while the others are of that status; left out: as many as
 * before. A status of missing means all of them.
 */
export type LineMark = { status: LineStatus; missing?: number | undefined };

/** A line as the server has it: `missing` counts all units that will not come. */
export type MarkedLine = { id: string; status: LineStatus; missing: number };

/**
 * A mark that was made and that the server has not taken yet. `seen`, `seenMissing`: what the line was when it was made;
 * `theirs`, `theirMissing`: what somebody else made of it meanwhile, so that the reader decides; 'gone': the server takes
 * no mark on it any more, as its order is assembled or not packed at all.
 */
export type LineTick = LineMark & {
  line: string;
  seen: LineStatus;
  seenMissing?: number | undefined;
  theirs?: LineStatus | 'gone';
  theirMissing?: number | undefined;
};

/** The mark of a status: a line that was missing as a whole comes, but for the units that were refunded as missing. */
export const markTo = (line: { status: LineStatus | null; missingReturned: number }, to: LineStatus): LineMark =>
  line.status === 'missing' && to !== 'missing' ? { status: to, missing: line.missingReturned } : { status: to };

/** The mark of units that will not come. The others of a line that was missing as a whole are at the market. */
export function markMissing(line: { status: LineStatus | null; quantity: number }, units: number): LineMark {
  if (units === line.quantity) return { status: 'missing' };
  return { status: line.status === null || line.status === 'missing' ? 'received' : line.status, missing: units };
}

/** A mark made over what the server has of a line. */
export const tickOf = (line: MarkedLine, mark: LineMark): LineTick => ({
  ...mark,
  line: line.id,
  seen: line.status,
  seenMissing: line.missing,
});

/** A line with the mark that was not sent yet. */
export function markedLine(ticks: readonly LineTick[], line: MarkedLine & { quantity: number }): Required<LineMark> {
  const tick = ticks.find((one) => one.line === line.id);
  if (!tick) return line;
  const missing = tick.status === 'missing' ? line.quantity : (tick.missing ?? line.missing);
  return { status: tick.status, missing };
}

const isSameMark = (one: LineMark, other: LineMark): boolean =>
  one.status === other.status && one.missing === other.missing;

/** The marks with one more: a line has one at most, and one that goes back to what was seen is none. */
export function withTick(ticks: readonly LineTick[], wanted: LineTick): LineTick[] {
  const before = ticks.find(({ line }) => line === wanted.line);
  const others = ticks.filter((tick) => tick !== before);
  const seen = before?.seen ?? wanted.seen;
  const tick: LineTick = { line: wanted.line, status: wanted.status, seen };
  const missing = wanted.missing ?? (wanted.status === 'missing' ? undefined : before?.missing);
  if (missing !== undefined) Object.assign(tick, { missing, seenMissing: before?.seenMissing ?? wanted.seenMissing });
  const isBack = tick.status === seen && (missing === undefined || missing === tick.seenMissing);
  return isBack ? others : [...others, tick];
}

/** Without those that were sent: one that was changed again while it was under way stays, on top of what was sent. */
export function withoutSent(ticks: readonly LineTick[], sent: readonly LineTick[]): LineTick[] {
  const done = new Map(sent.map((tick) => [tick.line, tick]));
  return ticks.flatMap((tick) => {
    const own = done.get(tick.line);
    if (own === undefined) return [tick];
    if (isSameMark(own, tick)) return [];
    const seenMissing = own.status === 'missing' ? undefined : (own.missing ?? tick.seenMissing);
    return [{ ...tick, seen: own.status, ...(tick.seenMissing === undefined ? {} : { seenMissing }) }];
  });
}

/**
 * The marks beside what the server has now (`now`: by line; marks on lines that it does not tell of are left as they are):
 * what is so already is no mark any more, and what somebody else has changed stands beside it, never overwritten unseen.
 */
export function compared(ticks: readonly LineTick[], now: ReadonlyMap<string, LineMark>): LineTick[] {
  return ticks.flatMap((tick) => {
    const { theirs: _theirs, theirMissing: _missing, ...own } = tick;
    const theirs = now.get(tick.line);
    if (theirs === undefined) return [tick];
    const isAs = (status: LineStatus, missing: number | undefined) =>
      theirs.status === status && (missing === undefined || theirs.missing === undefined || theirs.missing === missing);
    if (isAs(tick.status, tick.missing)) return [];
    if (tick.theirs === 'gone') return [tick];
    if (isAs(tick.seen, tick.seenMissing)) return [own];
    return [{ ...own, theirs: theirs.status, ...(theirs.missing ? { theirMissing: theirs.missing } : {}) }];
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
    const { theirs, theirMissing, ...own } = tick;
    return [{ ...own, seen: theirs, ...(own.missing === undefined ? {} : { seenMissing: theirMissing ?? 0 }) }];
  });
}

/** Marks that can be sent as one call: of one state, made over one other, and not in question. */
export function batchesOf(ticks: readonly LineTick[]): LineTick[][] {
  const ready = ticks.filter(({ theirs }) => theirs === undefined);
  return [
    ...Map.groupBy(ready, ({ status, seen, missing, seenMissing }) =>
      JSON.stringify([seen, seenMissing, status, missing]),
    ).values(),
  ];
}
