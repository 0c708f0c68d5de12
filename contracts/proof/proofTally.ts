import { OURS, type Judged, type JudgedOperation } from './judgeMutants.ts';
import type { Verdict } from './otherCheckers.ts';

/** A checker compared with the truth. A break that it rates lower is missed, `missedSilently` if it rates it safe. */
export type Figures = {
  missed: number;
  missedSilently: number;
  /** Called breaking although they are not; `falseOfSafe`: they are not even risky. */
  falseBreaks: number;
  falseOfSafe: number;
  riskySilent: number;
  safeWarned: number;
};
export type Tally = {
  count: Record<Verdict, number>;
  checkers: Record<string, Figures>;
  /** The same for this project's check, for each operation that a change can reach. */
  perOperation: { count: Record<Verdict, number>; figures: Figures };
};

const noCount = (): Record<Verdict, number> => ({ breaking: 0, risky: 0, safe: 0 });
const noFigures = (): Figures => ({
  missed: 0,
  missedSilently: 0,
  falseBreaks: 0,
  falseOfSafe: 0,
  riskySilent: 0,
  safeWarned: 0,
});

function add(to: Figures, truth: Verdict, says: Verdict): void {
  if (truth === 'breaking') {
    to.missed += Number(says !== 'breaking');
    to.missedSilently += Number(says === 'safe');
    return;
  }
  to.falseBreaks += Number(says === 'breaking');
  to.falseOfSafe += Number(says === 'breaking' && truth === 'safe');
  to.riskySilent += Number(truth === 'risky' && says === 'safe');
  to.safeWarned += Number(truth === 'safe' && says !== 'safe');
}

/** Compares the checkers' verdicts with the truth. */
export function tallyOf(judged: Iterable<Judged>): Tally {
  const tally: Tally = { count: noCount(), checkers: {}, perOperation: { count: noCount(), figures: noFigures() } };
  for (const { truth, says, operations } of judged) {
    tally.count[truth] += 1;
    for (const [name, verdict] of Object.entries(says)) add((tally.checkers[name] ??= noFigures()), truth, verdict);
    for (const one of operations) {
      tally.perOperation.count[one.truth] += 1;
      add(tally.perOperation.figures, one.truth, one.ours);
    }
  }
  return tally;
}

/** Where this project's check disagrees with the truth about breaking, for one operation. */
export type Disagreement = Pick<Judged, 'kind' | 'at'> & JudgedOperation;
const isBreaking = (verdict: Verdict | undefined) => verdict === 'breaking';

export const disagreements = (judged: Iterable<Judged>): Disagreement[] =>
  [...judged].flatMap(({ kind, at, operations }) =>
    operations.filter(({ truth, ours }) => isBreaking(truth) !== isBreaking(ours)).map((one) => ({ kind, at, ...one })),
  );

/** Changes that the check rates lower than they are, and those at which it threw: a proof must find none. */
export const misses = (judged: Iterable<Judged>): Judged[] =>
  [...judged].filter(
    ({ truth, says, threw, operations }) =>
      threw !== undefined ||
      (isBreaking(truth) && !isBreaking(says[OURS])) ||
      operations.some((one) => isBreaking(one.truth) && !isBreaking(one.ours)),
  );

/** Describes a missed change: what it is, and which operations break unreported. */
export const missedLines = ({ kind, at, threw, operations }: Judged): string[] => [
  `MISSED ${kind}: ${at}`,
  ...(threw === undefined ? [] : [`  it threw ${threw.split('\n')[0]}`]),
  ...operations.flatMap(({ name, truth, why, ours }) =>
    isBreaking(truth) && !isBreaking(ours) ? [`  ${name}: ${why} (said ${ours})`] : [],
  ),
];
