import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };
import { drawMutants } from './resolverDraw.ts';
import { DOMAINS, KINDS, nameOf } from './resolverMutant.ts';
import { resolverMutants } from './resolverMutants.ts';
import { reachOf } from './resolverReach.ts';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const reaches = Object.values(operations).map((text, index) => reachOf(schema, `Operation${index}`, text));
const all = resolverMutants(schema, reaches);
const names = all.map(nameOf);

describe('the wrong resolvers', () => {
  it('are of every kind and every part of the market, without duplicates', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(all.map(({ domain }) => domain))).toEqual(new Set(DOMAINS));
    expect(new Set(names).size).toBe(names.length);
    expect(all.length).toBeGreaterThan(1000);
  });

  it('concern what operations use: money, arguments that they pass, codes that a field raises', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'a cent more in a sum: Cart.totals (total)',
        'a cent more: Variant.price',
        'an argument ignored: Collection.products (filter)',
        'an input field ignored: Mutation.updateUser (input.shippingAddress.address.line2)',
        'a refusal swallowed: Mutation.addToCart (MAX_REACHED)',
        'a refusal without its params: Mutation.addToCart (MAX_REACHED)',
        'a refusal swallowed: Mutation.updateUser (UNAUTHENTICATED)',
        'nothing written: Mutation.checkout',
        'the first answer again: Query.cart',
      ]),
    );
    expect(names).not.toContain('a refusal without its params: Mutation.addToCart (BOX_LIMIT)');
    expect(names).not.toContain('null where it may be null: Cart.totals');
  });

  it('leave out fields that no operation selects', () => {
    const reach = reachOf(schema, 'Name', '{ market { membershipPrice } }');
    expect(new Set(resolverMutants(schema, [reach]).map(({ at }) => at))).toEqual(
      new Set(['Query.market', 'Market.membershipPrice']),
    );
  });

  it('are drawn by a seed: the same ones again, others by another, all kinds and parts', () => {
    const drawn = drawMutants(all, 200, 1);
    expect(drawn).toHaveLength(200);
    expect(drawMutants(all, 200, 1)).toEqual(drawn);
    expect(drawMutants(all, 200, 2)).not.toEqual(drawn);
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(drawn.map(({ domain }) => domain))).toEqual(new Set(DOMAINS));
    expect(new Set(drawMutants(all, 10_000, 1).map(nameOf))).toEqual(new Set(names));
  });
});
