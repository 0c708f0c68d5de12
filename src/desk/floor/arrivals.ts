import { spreadUnits, type ShortageRule } from '#rules/shortage.ts';
import { markTo, type LineMark } from './lineTicks.ts';
import {
  isExpected,
  receivedUnits,
  type LineState,
  type Producer,
  type ProducerGoods,
  type ProducerLine,
} from './producers.ts';
import type { LineTicks } from './useLineTicks.ts';

/** Lines, each with its new mark. */
export type LineChanges = readonly (readonly [ProducerLine, LineMark])[];

/** Units of lines. awaited: neither received nor missing yet. */
export type ArrivedUnits = { received: number; missing: number; awaited: number };

export function arrivedUnits(lines: readonly ProducerLine[], stateOf: LineState): ArrivedUnits {
  const units = { received: 0, missing: 0, awaited: 0 };
  for (const line of lines) {
    const state = stateOf(line);
    const missing = state.status === 'missing' ? line.quantity : state.missing;
    units.missing += missing;
    units.received += receivedUnits(line, state);
    if (isExpected(state.status)) units.awaited += line.quantity - missing;
  }
  return units;
}

export const linesOf = ({ items }: Producer): ProducerLine[] => items.flatMap(({ lines }) => lines);

/** The marks of everything that is still awaited of these lines: received. */
export const receivedMarks = (lines: readonly ProducerLine[], stateOf: LineState): LineChanges =>
  lines
    .filter((line) => isExpected(stateOf(line).status))
    .map((line) => [line, markTo({ ...line, status: stateOf(line).status }, 'received')]);

/**
 * A line as units are spread: those that it may get, or those that it keeps, because it is in a crate already or all of
 * it was refunded.
 */
function shareOf(line: ProducerLine, stateOf: LineState): { wanted: number; kept: number } {
  const state = stateOf(line);
  if (state.status === 'packed') return { wanted: 0, kept: receivedUnits(line, state) };
  if ((line.returned ?? 0) >= line.quantity) return { wanted: 0, kept: 0 };
  return { wanted: line.quantity - line.missingReturned, kept: 0 };
}

/** How many units of a product can have arrived: at least those in crates, at most all that its orders still want. */
export function arrivalLimits({ lines }: ProducerGoods, stateOf: LineState): { min: number; max: number } {
  const shares = lines.map((line) => shareOf(line, stateOf));
  const min = shares.reduce((sum, { kept }) => sum + kept, 0);
  return { min, max: shares.reduce((sum, { wanted }) => sum + wanted, min) };
}

/** The marks when `arrived` units of a product came, spread over its orders by the market's rule. */
export function arrivalMarks(
  { lines }: ProducerGoods,
  stateOf: LineState,
  arrived: number,
  rule: ShortageRule,
): LineChanges {
  const shares = lines.map((line) => shareOf(line, stateOf));
  const kept = shares.reduce((sum, share) => sum + share.kept, 0);
  const units = spreadUnits(
    shares.map(({ wanted }) => wanted),
    arrived - kept,
    rule,
  );
  return lines.flatMap((line, at): LineChanges => {
    const [served, wanted] = [units[at] ?? 0, shares[at]?.wanted ?? 0];
    if (wanted === 0) return [];
    if (served === 0) return [[line, { status: 'missing' }]];
    return [[line, { status: 'received', missing: line.quantity - served }]];
  });
}

/** The orders that get less than they want, each with the units that it lacks. */
export const lackingOrders = (changes: LineChanges): { code: string; units: number }[] =>
  changes
    .map(([line, { status, missing = 0 }]) => ({
      code: line.code,
      units: (status === 'missing' ? line.quantity : missing) - line.missingReturned,
    }))
    .filter(({ units }) => units > 0);

/** A press that recorded what came, which can be undone. */
export type Recorded = { press: string; changes: LineChanges };

/**
 * What undoes a press: lines that wait to be sent, and those that it has changed at the market (never what others had marked before), back
 * to what they were. left: lines of it that somebody has changed since; they stay.
 */
export function undoOf(
  recorded: Recorded | null,
  lineNow: ReadonlyMap<string, ProducerLine>,
  stateOf: LineState,
  { ticks, changedBy }: Pick<LineTicks, 'ticks' | 'changedBy'>,
): { undoable: LineChanges; left: number } {
  if (!recorded) return { undoable: [], left: 0 };
  const { press, changes } = recorded;
  const before = changedBy(press);
  const unsent = new Map(ticks.filter((tick) => tick.press === press).map((tick) => [tick.line, tick]));
  const undoable: (readonly [ProducerLine, LineMark])[] = [];
  let left = 0;
  for (const [{ id }, mark] of changes) {
    const line = lineNow.get(id);
    const tick = unsent.get(id);
    const mine = before.get(id);
    // Somebody else’s mark beside an unsent one: the reader decides.
    if (tick?.theirs !== undefined || !(tick || mine)) continue;
    const now = line && stateOf(line);
    const isAsMarked = now?.status === mark.status && (mark.missing === undefined || now.missing === mark.missing);
    if (tick && line) undoable.push([line, { status: tick.seen, missing: tick.seenMissing }]);
    else if (mine && line && isAsMarked) undoable.push([line, mine]);
    else left += 1;
  }
  return { undoable, left };
}

/** How many lines of an undo the market has left as they were, because somebody has marked them anew meanwhile: none before its answer. */
export function leftOf(
  { press, changes }: Recorded,
  stateOf: LineState,
  lineNow: ReadonlyMap<string, ProducerLine>,
  { ticks, changedBy }: Pick<LineTicks, 'ticks' | 'changedBy'>,
): number {
  const undone = changedBy(press);
  const waiting = new Set(ticks.flatMap((tick) => (tick.press === press ? [tick.line] : [])));
  return changes.filter(([{ id }, mark]) => {
    const line = lineNow.get(id);
    const isAsUndone = line !== undefined && stateOf(line).status === mark.status;
    return !waiting.has(id) && !undone.has(id) && !isAsUndone;
  }).length;
}
