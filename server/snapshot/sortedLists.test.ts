import { expect, it } from 'vitest';
import { numbers } from '../../tests/load/growthQueries.ts';
import { sortedInSteps } from './sortedLists.ts';

it('sorts in short steps as at once, equal rows in the order in which they were', () => {
  const chances = numbers();
  const chance = () => chances.next().value as number;
  for (const length of [0, 1, 511, 512, 513, 5000]) {
    const rows = Array.from({ length }, (_, place) => ({ key: Math.floor(chance() * 40), place }));
    let compared = 0;
    const compare = (a: (typeof rows)[number], b: (typeof rows)[number]) => {
      compared += 1;
      return a.key - b.key;
    };
    const work = sortedInSteps(rows, compare);
    let longest = 0;
    let step: ReturnType<typeof work.next>;
    do {
      compared = 0;
      step = work.next();
      longest = Math.max(longest, compared);
    } while (!step.done);
    expect(step.value).toEqual(rows.toSorted(compare));
    expect(longest).toBeLessThan(512 * Math.log2(512));
  }
});
