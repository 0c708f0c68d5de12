import { expect, test } from 'vitest';
import { judge, OURS, type Ground } from './judgeMutants.ts';
import { grounds, judgeAll, marketSchema } from './proofRun.ts';
import { misses, missedLines, tallyOf } from './proofTally.ts';
import { sampledWork } from './proofWork.ts';
import { drawn } from './drawing.ts';
import { schemaMutants } from './schemaMutants.ts';

const LONG = 240_000;
const SAMPLE = 96;
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
    for (const [at, mutant] of drawn(schemaMutants(marketSchema()), 4, 11).entries()) {
      const short = await judge(on.market, [mutant]);
      const reached = on.market.subjects.filter(({ name }) => short?.operations.some((one) => one.name === name));
      const others = on.market.subjects.filter((one) => !reached.includes(one));
      const subjects = [...reached.slice(0, 2), ...drawn(others, 2, at)];
      const few = { ...on.market, subjects };
      const [left, whole] = [await judge(few, [mutant]), await judge(few, [mutant], true)];
      const told = (one: typeof short) =>
        one && {
          truth: one.truth,
          says: one.says,
          operations: one.operations.flatMap(({ name, truth, ours }) =>
            truth !== 'safe' || ours !== 'safe' ? [[name, truth, ours]] : [],
          ),
        };
      expect(told(left)).toEqual(told(whole));
      expect(left === null || whole?.operations.length === subjects.length).toBe(true);
    }
  },
  LONG,
);
