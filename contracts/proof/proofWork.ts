import { adversarialMutants, randomCombinations } from './combinedMutants.ts';
import { drawn } from './drawing.ts';
import type { Mutant } from './kindMutants.ts';
import { schemaMutants } from './schemaMutants.ts';
import { SMALL_OPERATIONS, SMALL_SCHEMA } from './smallProofSchema.ts';

/** The schema that changes of one kind are tried on: the market's own, or the small one that has unions. */
export type Work = { group: Group; ground: 'market' | 'small'; mutants: Mutant[]; isComplete?: true };
export const GROUPS = [
  'single changes',
  'single changes, small schema',
  'combined against the check',
  'combined against the check, small schema',
  'two random changes',
  'three random changes',
  'nothing left out',
] as const;
export type Group = (typeof GROUPS)[number];

/** How many combinations a whole run draws, and how many changes it judges without skipping anything. */
export const WHOLE_RUN = { combined: 800, two: 600, three: 400, unshortened: 160 };

function* random(text: string, steps: number, count: number, seed: number): Generator<Mutant[]> {
  const combinations = randomCombinations(text, steps, seed);
  for (let at = 0; at < count; at += 1) yield combinations.next().value;
}

/**
 * Everything that a whole run tries on a schema and on the small one, in an order drawn from the seed, so that an
 * interrupted run has tried a fair sample. Judgements without skipping come last.
 */
export function wholeWork(text: string, seed: number): Work[] {
  const singles = schemaMutants(text).map((one) => [one]);
  const on = (group: Group, ground: Work['ground'], lists: Iterable<Mutant[]>): Work[] =>
    [...lists].map((mutants) => ({ group, ground, mutants }));
  const work = [
    ...on('single changes', 'market', singles),
    ...on('combined against the check', 'market', drawn(adversarialMutants(text), WHOLE_RUN.combined, seed)),
    ...on('two random changes', 'market', random(text, 2, WHOLE_RUN.two, seed)),
    ...on('three random changes', 'market', random(text, 3, WHOLE_RUN.three, seed)),
    ...on(
      'single changes, small schema',
      'small',
      schemaMutants(SMALL_SCHEMA).map((one) => [one]),
    ),
    ...on('combined against the check, small schema', 'small', adversarialMutants(SMALL_SCHEMA)),
  ];
  const unshortened = drawn(singles, WHOLE_RUN.unshortened, seed);
  return [
    ...drawn(work, work.length, seed),
    ...on('nothing left out', 'market', unshortened).map((one) => ({ ...one, whole: true as const })),
  ];
}

/** About `count` changes of all groups, drawn from the seed, for a quick look. */
export function* sampledWork(text: string, count: number, seed: number): Generator<Work> {
  const some = Math.max(1, Math.floor(count / 8));
  const lists: [Group, Work['ground'], Iterable<Mutant[]>][] = [
    ['single changes', 'market', drawn(schemaMutants(text), count - 4 * some, seed).map((one) => [one])],
    ['single changes, small schema', 'small', drawn(schemaMutants(SMALL_SCHEMA), some, seed).map((one) => [one])],
    ['combined against the check', 'market', drawn(adversarialMutants(text), some, seed)],
    ['two random changes', 'market', random(text, 2, some, seed)],
    ['three random changes', 'market', random(text, 3, some, seed)],
  ];
  for (const [group, ground, list] of lists) for (const mutants of list) yield { group, ground, mutants };
}

export const SMALL = { text: SMALL_SCHEMA, operations: SMALL_OPERATIONS };
