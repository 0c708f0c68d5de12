import { canMissUnits, comingUnits, type LineStatus } from './lineStatus.ts';

/** How units of a product that arrived are spread over the orders that want it, when some are missing. */
export const SHORTAGE_RULES = ['first_ordered', 'most_orders', 'evenly'] as const;
export type ShortageRule = (typeof SHORTAGE_RULES)[number];
/** The rule of a market that has not decided. */
export const DEFAULT_SHORTAGE_RULE: ShortageRule = SHORTAGE_RULES[0];

/** The order in which lines are served; each entry is one unit, or all of a line. */
function servedLines(wanted: readonly number[], rule: ShortageRule): { line: number; units: number }[] {
  const whole = wanted.map((units, line) => ({ line, units }));
  if (rule === 'first_ordered') return whole;
  // A stable sort: of equal lines the earlier one is first.
  if (rule === 'most_orders') return whole.toSorted((one, other) => one.units - other.units);
  const rounds = Array.from({ length: Math.max(0, ...wanted) }, (_, round) => round);
  return rounds.flatMap((round) => whole.filter(({ units }) => units > round).map(({ line }) => ({ line, units: 1 })));
}

/**
 * Spreads `arrived` units over lines in the order of purchase, which want `wanted` units each; returns the units of each
 * line. first_ordered: the earliest order gets all of its units first. most_orders: the smallest quantities first, so that
 * as many orders as possible are complete. evenly: one unit each in turn, in the order of purchase.
 */
export function spreadUnits(wanted: readonly number[], arrived: number, rule: ShortageRule): number[] {
  const spread = wanted.map(() => 0);
  let left = arrived;
  for (const { line, units } of servedLines(wanted, rule)) {
    const served = Math.min(units, left);
    spread[line] = (spread[line] ?? 0) + served;
    left -= served;
  }
  return spread;
}

/** The rule of this name; the default for none, and for one that a newer server added. */
export const shortageRuleOf = (name: string | null | undefined): ShortageRule =>
  SHORTAGE_RULES.find((rule) => rule === name) ?? DEFAULT_SHORTAGE_RULE;

/** A line of which units may come to be missing. movable: it can be marked, and is not in a crate. */
export type ShortLine = {
  readonly id: string;
  readonly status: LineStatus;
  readonly quantity: number;
  readonly returned: number;
  readonly missing: number;
  readonly missingReturned: number;
  readonly movable: boolean;
};
/** What a line is marked as: all of it missing, or so many units beside its status. */
export type ShortMark<Line extends ShortLine> = { line: Line; status: LineStatus; missing: number | null };

/** How many more units of these lines can be missing: those in crates are there. */
export const shortageLimit = (lines: readonly ShortLine[]): number =>
  lines.reduce((sum, line) => sum + (line.movable ? comingUnits(line) : 0), 0);

/**
 * The marks when `short` more units of a product will not come, spread over its lines in the order of purchase by the market's rule; lines
 * that get all they want are left out. Null: that many cannot be missing.
 */
export function shortageMarks<Line extends ShortLine>(
  lines: readonly Line[],
  short: number,
  rule: ShortageRule,
): ShortMark<Line>[] | null {
  const movable = lines.filter((line) => line.movable && comingUnits(line) > 0);
  const limit = shortageLimit(movable);
  if (!Number.isSafeInteger(short) || short < 1 || short > limit) return null;
  const served = spreadUnits(movable.map(comingUnits), limit - short, rule);
  return movable.flatMap((line, at): ShortMark<Line>[] => {
    const lacking = comingUnits(line) - (served[at] ?? 0);
    if (lacking === 0) return [];
    const missing = line.missing + lacking;
    return canMissUnits(line, missing)
      ? [{ line, status: line.status, missing }]
      : [{ line, status: 'missing', missing: null }];
  });
}
