import type { TFunction } from 'i18next';
import { LINE_STATUSES, type LineStatus } from '#rules/lineStatus.ts';

/**
 * A mark of a line. `missing`: units that will not come while the others have that status; omitted: unchanged. A status
 * of missing means all of them.
 */
export type LineMark = { status: LineStatus; missing?: number | undefined };

/** A line on the server: `missing` counts all units that will not come. */
export type MarkedLine = { id: string; status: LineStatus; missing: number; quantity: number };
/** The server's state of a line; `quantity`: its units, omitted: unchanged. */
export type ServerLine = LineMark & { quantity?: number | undefined };

/**
 * A mark that the server has not received yet. `seen`, `seenMissing`, `seenQuantity`: the line when it was made (the quantity is absent in
 * marks stored by an earlier version); `theirs`, `theirMissing`, `theirQuantity`: somebody else's change, so that the reader decides; 'gone':
 * the server accepts no more marks on it, because its order is assembled or not packed at all, or none of its units is left. `name`: of its
 * product, for a line that is no longer listed. `press`: the request key of the press that made it; absent in marks stored by an earlier version.
 * `undoes`: the press that it undoes, so that a colleague's later mark of the same status stays.
 */
export type LineTick = LineMark & {
  line: string;
  seen: LineStatus;
  seenMissing?: number | undefined;
  seenQuantity?: number | undefined;
  name?: string | undefined;
  press?: string | undefined;
  undoes?: string | undefined;
  theirs?: LineStatus | 'gone';
  theirMissing?: number | undefined;
  theirQuantity?: number | undefined;
};

/** The mark of a status: a line that was wholly missing has its units again, except those refunded as missing. */
export const markTo = (line: { status: LineStatus | null; missingReturned: number }, to: LineStatus): LineMark =>
  line.status === 'missing' && to !== 'missing' ? { status: to, missing: line.missingReturned } : { status: to };

/** The mark of missing units. The others of a line that was missing as a whole are at the market. */
export function markMissing(line: { status: LineStatus | null; quantity: number }, units: number): LineMark {
  if (units === line.quantity) return { status: 'missing' };
  return { status: line.status === null || line.status === 'missing' ? 'received' : line.status, missing: units };
}

/** A mark made over the server's state of a line. */
export const tickOf = (line: MarkedLine, mark: LineMark, name: string | null): LineTick => ({
  ...mark,
  line: line.id,
  ...(name && { name }),
  seen: line.status,
  seenMissing: line.missing,
  seenQuantity: line.quantity,
});

/** Reads lines with their unsent marks. */
export function markReader(ticks: readonly LineTick[]): (line: MarkedLine) => Required<LineMark> {
  const byLine = new Map(ticks.map((tick) => [tick.line, tick]));
  return (line) => {
    const tick = byLine.get(line.id);
    if (!tick) return line;
    const missing = tick.status === 'missing' ? line.quantity : (tick.missing ?? line.missing);
    return { status: tick.status, missing };
  };
}

const isSameMark = (one: LineMark, other: LineMark): boolean =>
  one.status === other.status && one.missing === other.missing;

/** Adds a mark: a line has one at most, and one that returns to what was seen is dropped. */
export function withTick(ticks: readonly LineTick[], newTick: LineTick): LineTick[] {
  const before = ticks.find(({ line }) => line === newTick.line);
  const others = ticks.filter((tick) => tick !== before);
  const seen = before?.seen ?? newTick.seen;
  const { line, status, name, press } = newTick;
  const seenQuantity = before ? before.seenQuantity : newTick.seenQuantity;
  const tick: LineTick = {
    line,
    status,
    seen,
    ...(name && { name }),
    ...(seenQuantity && { seenQuantity }),
    ...(press && { press }),
    ...(!before && newTick.undoes && { undoes: newTick.undoes }),
  };
  const missing = newTick.missing ?? (newTick.status === 'missing' ? undefined : before?.missing);
  if (missing !== undefined) Object.assign(tick, { missing, seenMissing: before?.seenMissing ?? newTick.seenMissing });
  const isUnchanged = tick.status === seen && (missing === undefined || missing === tick.seenMissing);
  return isUnchanged ? others : [...others, tick];
}

/** Removes sent marks: one changed meanwhile stays, based on what was sent. */
export function withoutSent(ticks: readonly LineTick[], sent: readonly LineTick[]): LineTick[] {
  const sentByLine = new Map(sent.map((tick) => [tick.line, tick]));
  return ticks.flatMap((tick) => {
    const sentTick = sentByLine.get(tick.line);
    if (sentTick === undefined) return [tick];
    if (isSameMark(sentTick, tick)) return [];
    const seenMissing = sentTick.status === 'missing' ? undefined : (sentTick.missing ?? tick.seenMissing);
    return [{ ...tick, seen: sentTick.status, ...(tick.seenMissing === undefined ? {} : { seenMissing }) }];
  });
}

/**
 * Compares the marks with the server's state (`now`, by line; unlisted lines are unchanged): equal ones are dropped (those of a press are sent),
 * and somebody else's changes are shown beside them, never overwritten unseen. A mark of another quantity is never equal: other units
 * are in the crate.
 */
export function withServerState(ticks: readonly LineTick[], now: ReadonlyMap<string, ServerLine>): LineTick[] {
  return ticks.flatMap((tick) => {
    const { theirs: _theirs, theirMissing: _missing, theirQuantity: _quantity, ...ownTick } = tick;
    const theirs = now.get(tick.line);
    if (theirs === undefined) return [tick];
    const quantity = theirs.quantity ?? tick.seenQuantity;
    const isResized = quantity !== tick.seenQuantity && tick.seenQuantity !== undefined;
    const hasState = (status: LineStatus, missing: number | undefined) =>
      !isResized &&
      theirs.status === status &&
      (missing === undefined || theirs.missing === undefined || theirs.missing === missing);
    // It may be this device's own, whose answer was lost: only the server knows, and its answer decides what can be undone.
    if (hasState(tick.status, tick.missing)) return tick.press === undefined ? [] : [ownTick];
    if (tick.theirs === 'gone') return [tick];
    if (hasState(tick.seen, tick.seenMissing)) return [ownTick];
    return [
      {
        ...ownTick,
        theirs: theirs.status,
        ...(theirs.missing ? { theirMissing: theirs.missing } : {}),
        ...(isResized ? { theirQuantity: quantity } : {}),
      },
    ];
  });
}

/** The reader's own mark of a line as it is now: of a quantity that was changed, the units that are there stay so. */
export function ownMark({ status, missing, seenQuantity, theirQuantity }: LineTick): LineMark {
  if (missing === undefined || seenQuantity === undefined || theirQuantity === undefined) return { status, missing };
  return { status, missing: Math.max(0, theirQuantity - (seenQuantity - missing)) };
}

/** The server accepts no more marks on this line. */
export const withClosedLine = (ticks: readonly LineTick[], line: string): LineTick[] =>
  ticks.map((tick) => (tick.line === line ? { ...tick, theirs: 'gone' } : tick));

/** Keeps the reader's own mark, replacing the other person's, or drops it. */
export function withDecision(ticks: readonly LineTick[], line: string, whose: 'mine' | 'theirs'): LineTick[] {
  return ticks.flatMap((tick) => {
    if (tick.line !== line) return [tick];
    if (whose === 'theirs' || tick.theirs === 'gone' || tick.theirs === undefined) return [];
    // Decided against the other's mark in so many words: it is no undo any more.
    const { theirs, theirMissing, theirQuantity, undoes: _undoes, ...ownTick } = tick;
    const { missing } = ownMark(tick);
    return [
      {
        ...ownTick,
        seen: theirs,
        ...(missing === undefined ? {} : { missing, seenMissing: theirMissing ?? 0 }),
        ...(theirQuantity === undefined ? {} : { seenQuantity: theirQuantity }),
      },
    ];
  });
}

/** Marks that can be sent in one call: of one press and state, over one other, without conflict. */
export function batchesOf(ticks: readonly LineTick[]): LineTick[][] {
  const ready = ticks.filter(({ theirs }) => theirs === undefined);
  return [
    ...Map.groupBy(ready, ({ status, seen, missing, seenMissing, seenQuantity, press, undoes }) =>
      JSON.stringify([seen, seenMissing, status, missing, seenQuantity === undefined, press, undoes]),
    ).values(),
  ];
}

/** A line's status, if this storefront knows it; null: a newer server added it. */
export const lineStatusOf = (status: string): LineStatus | null => LINE_STATUSES.find((one) => one === status) ?? null;

/** A line's status in words, with its missing units. */
export function lineStateText(t: TFunction, { status, missing }: { status: LineStatus; missing: number }): string {
  const state = t(`desk.line.${status}`);
  return status === 'missing' || missing === 0 ? state : t('desk_lists.state_short', { state, count: missing });
}
