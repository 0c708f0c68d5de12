import { expect, test } from 'vitest';
import { judge, OURS, type Ground } from './judgeMutants.ts';
import { grounds, judgeAll, marketSchema } from './proofRun.ts';
import { misses, missedLines, tallyOf } from './proofTally.ts';
import { sampledWork } from './proofWork.ts';
import { drawn } from './drawing.ts';
import { schemaMutants } from './schemaMutants.ts';

const LONG = 240_000;
const SAMPLE = 120;
const on: Record<'market' | 'small', Ground> = grounds();

test(
  'schema:check misses no break of a sample of changes, and every other checker stands beside it',
  async () => {
    const groups = await judgeAll(on, [...sampledWork(marketSchema(), SAMPLE, 7)]);
    const judged = groups.flatMap((group) => group.judged);
    expect(judged.length).toBeGreaterThan(SAMPLE / 2);
    expect(judged.flatMap((one) => misses([one]).flatMap(missedLines))).toEqual([]);
    const { count, checkers } = tallyOf(judged);
    expect(Math.min(...Object.values(count))).toBeGreaterThan(0);
    // The other checkers are asked indeed: none of them says what this one says.
    for (const [name, figures] of Object.entries(checkers))
      if (name !== OURS) expect([name, figures]).not.toEqual([name, checkers[OURS]]);
  },
  LONG,
);

test(
  'what is left out of a judgement cannot change it',
  async () => {
    for (const mutant of drawn(schemaMutants(marketSchema()), 4, 11)) {
      const [short, whole] = [await judge(on.market, [mutant]), await judge(on.market, [mutant], true)];
      const told = (one: typeof short) =>
        one && {
          truth: one.truth,
          says: one.says,
          operations: one.operations.flatMap(({ name, truth, ours }) =>
            truth !== 'safe' || ours !== 'safe' ? [[name, truth, ours]] : [],
          ),
        };
      expect(told(short)).toEqual(told(whole));
    }
  },
  LONG,
);
