/** A folder whose faults its tests are to find. */
export type MutationArea = {
  name: string;
  /** Globs of test files; those that import a mutated file run. */
  tests: readonly string[];
  /** The share of its mutants that must be killed, in percent. */
  target: number;
};

const TARGET = 85;
/** Tests that read the statements of several folders against one table. */
const TABLES = 'server/*/*{Readers,Statuses}.test.ts';
const beside = (name: string, ...others: string[]): string[] => [
  TABLES,
  ...[name, ...others].map((folder) => `${folder}/*.test.ts`),
];

export const MUTATION_AREAS: readonly MutationArea[] = [
  { name: 'rules', tests: ['rules/*.test.ts'], target: TARGET },
  { name: 'server/cart', tests: beside('server/cart', 'server/checkout'), target: TARGET },
  { name: 'server/checkout', tests: beside('server/checkout'), target: TARGET },
  { name: 'server/refunds', tests: beside('server/refunds'), target: TARGET },
  {
    name: 'server/balance',
    tests: beside('server/balance', 'server/refunds', 'server/desk', 'server/checkout'),
    target: TARGET,
  },
  { name: 'server/membership', tests: beside('server/membership', 'server/mail'), target: TARGET },
  { name: 'server/baskets', tests: beside('server/baskets', 'server/checkout'), target: TARGET },
  { name: 'server/orders', tests: beside('server/orders', 'server/desk'), target: 0 },
  { name: 'server/mail', tests: beside('server/mail', 'server/refunds', 'server/checkout'), target: 0 },
  { name: 'server/stock', tests: beside('server/stock', 'server/refunds'), target: 0 },
  { name: 'server/identity', tests: beside('server/identity', 'server/http'), target: 0 },
  { name: 'server/account', tests: beside('server/account'), target: 0 },
  { name: 'server/cards', tests: beside('server/cards'), target: 0 },
  { name: 'server/desk', tests: beside('server/desk'), target: 0 },
];
