import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answer, fixtures, type FixtureValues } from './fixtures.ts';

const operations = JSON.parse(readFileSync('__generated__/operations.json', 'utf8')) as Record<string, string>;
/** The data of a storefront's operation. */
function dataOf(name: string, variables: Record<string, unknown>, given: FixtureValues) {
  const [id] = Object.entries(operations).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text))!;
  const params = { id, cacheID: id, name, operationKind: 'query' as const, text: null, metadata: {} };
  return (answer(params, variables, given) as { data: Record<string, Record<string, unknown>> }).data;
}
const product = (given: FixtureValues) => dataOf('ProductScreenQuery', { handle: 'carottes' }, given)['product']!;

it('gives each field that a fixture lacks a value of its type, and null where there may be none', () => {
  expect(product({ Product: { name: 'Carottes' } })).toMatchObject({
    name: 'Carottes',
    handlePrimary: 'handlePrimary',
    bio: false,
    status: 'active',
    createdAt: '2026-11-26T14:00:00-05:00',
    description: null,
    variants: [],
    seller: { name: 'name' },
  });
});

it('answers null for an object that may be missing, unless a fixture of its type is given', () => {
  expect(product({})).toBeNull();
  expect(product({ Query: { product: {} } })).toMatchObject({ name: 'name' });
});

it('prefers what a parent gives of its child to what the type has', () => {
  const values = { Product: { seller: { name: 'Ruche' } }, Seller: { name: 'Ferme', handle: 'ferme' } };
  expect(product(values)).toMatchObject({ seller: { name: 'Ruche', handle: 'ferme' } });
});

it('throws for a field that the schema does not have', () => {
  const variants = [{ pric: 450 }];
  expect(() => product(fixtures({ Product: { variants: variants as object[] } }))).toThrow(/Variant.*pric/);
});

it('throws for null where the schema allows none', () => {
  const values = { Product: { name: null } } as unknown as FixtureValues;
  expect(() => product(values)).toThrow(/non-nullable field Product.name/);
});
