import { readFileSync } from 'node:fs';
import { buildSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { edited } from '../../tests/support/contracts/checkedSchemas.ts';
import { CHECKOUT } from './checkout.ts';
import { checkProposal } from './checkResult.ts';
import { checkSchema } from './checkSchema.ts';
import { checkoutRelease } from './releases.ts';

const text = readFileSync(CHECKOUT.schema, 'utf8');
const release = checkoutRelease(CHECKOUT);
const proposing = (from: string, to: string) =>
  checkProposal(
    { name: 'proposed', schema: buildSchema(edited(text, from, to)) },
    { releases: [release], approvals: [], today: '2026-11-22' },
  );
/** The lines of a file in which a break is reported. */
const linesOf = (from: string, to: string, coordinate: string) =>
  proposing(from, to)
    .changes.filter((change) => change.severity === 'breaking' && change.coordinate === coordinate)
    .flatMap(({ affected }) =>
      affected.map(({ source }) => {
        const line = source ? readFileSync(source.file, 'utf8').split('\n')[source.line - 1] : undefined;
        return `${source?.file}: ${line?.slice((source?.column ?? 1) - 1)}`;
      }),
    );

describe('the schema check of the whole storefront', () => {
  it('finds nothing between a schema and itself, however it is written', () => {
    expect(checkSchema([release], buildSchema(text))).toEqual([]);
    expect(checkSchema([release], buildSchema(printSchema(release.schema)))).toEqual([]);
  });

  it.each([
    // An unmasked fragment is inlined where it is spread, so the nearest field stands for it.
    [
      'deposit: Cents!, shipping: Cents!',
      'deposit: Cents, shipping: Cents!',
      'Order.deposit',
      '(?:deposit|sheets|packingSheet)',
    ],
    ['  balanceAvailable: Cents!', '  balance: Cents!', 'Cart.balanceAvailable', 'balanceAvailable'],
    ['  orderAgain(order: ID!', '  orderAgain(order: Int!', 'Mutation.orderAgain(order:)', 'orderAgain'],
    ['enum ShippingPreference { pickup, ship }', 'enum ShippingPreference { pickup }', 'ShippingPreference.ship', '$'],
  ])('names the line that selects what breaks: %s', (from, to, coordinate, begins) => {
    const lines = linesOf(from, to, coordinate);
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(new RegExp(`^src/[\\w/]+\\.tsx?: ${begins.replace('$', '\\$')}`));
  });

  it('knows where every definition of every operation is written', () => {
    const selectedNames = release.operations.flatMap((operation) =>
      [...operation.matchAll(/^(?:query|mutation|fragment) (\w+)/gm)].map(([, name]) => name ?? ''),
    );
    const uses = selectedNames.map((definition) => ({ operation: 'any', definition, path: '' }));
    const indexed = release.sources(new Set(selectedNames));
    const unknown = uses.filter(({ definition }) => !Object.keys(indexed).some((name) => definition.startsWith(name)));
    expect(unknown.map(({ definition }) => definition)).toEqual([]);
    expect(selectedNames.length).toBeGreaterThan(500);
  });
});
