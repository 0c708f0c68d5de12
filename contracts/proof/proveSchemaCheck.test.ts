import { expect, it } from 'vitest';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { checkSchema } from '../schema-check/checkSchema.ts';
import { schemaChanges } from '../schema-check/schemaChanges.ts';
import { drawn } from './drawing.ts';
import { judge, OURS, type Ground } from './judgeMutants.ts';
import { mutatedSchema } from './mutatedSchema.ts';
import { grounds, judgeAll, marketSchema } from './proofRun.ts';
import { misses, missedLines, tallyOf } from './proofTally.ts';
import { sampledWork } from './proofWork.ts';
import { schemaMutants } from './schemaMutants.ts';
import { SMALL_SCHEMA } from './smallProofSchema.ts';

const LONG = 240_000;
/** Changes that are judged, of each test; all of them by `npm run prove`. */
const [SAMPLE, KINDS_SAMPLE] = isFullRun ? [96, 40] : [10, 3];
const on: Record<'market' | 'small', Ground> = grounds();

it(
  'misses no break in a sample of changes, and sets every other checker beside it',
  async () => {
    const groups = await judgeAll(on, [...sampledWork(marketSchema(), SAMPLE, 8)]);
    const judged = groups.flatMap((group) => group.judged);
    expect(judged.length).toBeGreaterThan(SAMPLE / 2);
    expect(judged.flatMap((one) => misses([one]).flatMap(missedLines))).toEqual([]);
    const { count, checkers } = tallyOf(judged);
    // Risky changes are rare, so a sample may hold none.
    expect(Math.min(count.breaking, count.safe)).toBeGreaterThan(0);
    // The other checkers really ran: none of them has the same figures as this one.
    for (const [name, figures] of Object.entries(checkers))
      if (name !== OURS) expect([name, figures]).not.toEqual([name, checkers[OURS]]);
  },
  LONG,
);

const KINDS = / made an? (?:interface|type|scalar|enum)/;

it(
  'misses no change of a definition’s kind, and names the definition that changed',
  async () => {
    const ofKind = (text: string) => schemaMutants(text).filter(({ kind }) => KINDS.test(kind));
    const small = ofKind(SMALL_SCHEMA).map((mutant) => ({ ground: 'small' as const, mutant }));
    const market = drawn(ofKind(marketSchema()), KINDS_SAMPLE, 3).map((mutant) => ({
      ground: 'market' as const,
      mutant,
    }));
    const judged = [];
    for (const { ground, mutant } of [...small, ...market]) {
      const one = await judge(on[ground], [mutant]);
      if (one) judged.push(one);
    }
    expect(judged.flatMap((one) => misses([one]).flatMap(missedLines))).toEqual([]);
    expect(judged.filter(({ truth }) => truth === 'breaking').length).toBeGreaterThan(20);
    const kinds = new Set(judged.map(({ kind }) => kind));
    expect(kinds).toContain('type made an interface without a type');
  },
  LONG,
);

it('reports each finding for a change of the schema, once for each severity', () => {
  const { document, was } = on.small;
  const release = { name: 'small', schema: was, operations: on.small.subjects.map(({ text }) => text) };
  const mutants = schemaMutants(SMALL_SCHEMA);
  const strays = (isFullRun ? mutants : drawn(mutants, Math.ceil(mutants.length / 3), 5)).flatMap((mutant) => {
    const is = mutatedSchema(document, [mutant], true);
    if (!is) return [];
    const changed = new Set(schemaChanges(was, is).map(({ coordinate }) => coordinate));
    const verdicts = checkSchema([release], is);
    const keys = verdicts.map(({ severity, coordinate }) => `${severity} ${coordinate}`);
    const twice = keys.length > new Set(keys).size ? [`${mutant.kind} ${mutant.at}: told twice`] : [];
    const foreign = verdicts.filter(({ coordinate }) => !changed.has(coordinate));
    return [...twice, ...foreign.map(({ coordinate, why }) => `${mutant.kind} ${mutant.at}: ${coordinate} ${why}`)];
  });
  expect(strays).toEqual([]);
});

it(
  'skips nothing that could change a judgement',
  async () => {
    for (const [at, mutant] of drawn(schemaMutants(marketSchema()), isFullRun ? 4 : 2, 11).entries()) {
      const short = await judge(on.market, [mutant]);
      const reached = on.market.subjects.filter(({ name }) => short?.operations.some((one) => one.name === name));
      const others = on.market.subjects.filter((one) => !reached.includes(one));
      const subjects = [...reached.slice(0, 2), ...drawn(others, 2, at)];
      const few = { ...on.market, subjects };
      const [reduced, complete] = [await judge(few, [mutant]), await judge(few, [mutant], true)];
      const summary = (one: typeof short) =>
        one && {
          truth: one.truth,
          says: one.says,
          operations: one.operations.flatMap(({ name, truth, ours }) =>
            truth !== 'safe' || ours !== 'safe' ? [[name, truth, ours]] : [],
          ),
        };
      expect(summary(reduced)).toEqual(summary(complete));
      expect(reduced === null || complete?.operations.length === subjects.length).toBe(true);
    }
  },
  LONG,
);
