import { testsOf } from './areaTests.ts';

/** A folder whose faults its tests are to find. */
export type MutationArea = {
  name: string;
  /** Test files, or globs of them. */
  tests: () => readonly string[];
  /** The share of its mutants that must be killed, in percent. */
  target: number;
};

const TARGET = 85;
const area = (name: string, target = 0): MutationArea => ({ name, tests: () => testsOf(name), target });

export const MUTATION_AREAS: readonly MutationArea[] = [
  // Everything imports the rules; they are proven beside them.
  { name: 'rules', tests: () => ['rules/*.test.ts'], target: TARGET },
  area('server/cart', TARGET),
  area('server/checkout', TARGET),
  area('server/refunds', TARGET),
  area('server/balance', TARGET),
  area('server/membership', TARGET),
  area('server/baskets', TARGET),
  area('server/orders'),
  area('server/mail'),
  area('server/stock'),
  area('server/identity'),
  area('server/account'),
  area('server/cards'),
  area('server/desk'),
];
