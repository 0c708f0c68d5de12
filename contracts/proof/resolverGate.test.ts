import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { freedomOf } from '../consumer/engine/exactValues.ts';
import { ALL_PACTS as PACT } from '../input/storefrontPact.ts';
import { judgePaths } from './pathProof.ts';
import { nameOf } from './resolverMutant.ts';
import { resolverMutants } from './resolverMutants.ts';
import { openResolverProof, type ResolverProof } from './resolverProof.ts';

/** Wrong resolvers that must be caught, each with the interaction that catches it. */
const caught: [name: string, by: string][] = [
  [
    'a cent more in a sum: Cart.totals (total)',
    'CartScreenQuery: calculates taxes on taxable goods and on the fee, each rounded once, and none on deposits',
  ],
  [
    'a cent more in a sum: Cart.totals (gst)',
    'CartScreenQuery: calculates taxes on taxable goods and on the fee, each rounded once, and none on deposits',
  ],
  ['one more: CartItem.max', 'AddToCartMutation: adds a product on sale'],
  ['an argument ignored: Mutation.addToCart (quantity)', 'AddToCartMutation: adds a product on sale'],
  ['nothing written: Mutation.addToCart', 'AddToCartMutation: adds a product on sale'],
  ['a refusal swallowed: Mutation.addToCart (MAX_REACHED)', 'AddToCartMutation: rejects more than the stock'],
  ['a refusal without its params: Mutation.addToCart (MAX_REACHED)', 'AddToCartMutation: rejects more than the stock'],
  ['a refusal with another code: Query.shippingZones (ZIP_INVALID)', 'zonesQuery: rejects a missing postal code'],
  ['an input field ignored: Query.shippingZones (filter.code)', 'zonesQuery: rejects a missing postal code'],
  ['an empty list: Query.shippingZones', 'zonesQuery: returns the zone of a postal code'],
  ['null where it may be null: SiteInformations.popup', 'SiteNoticeQuery: returns a notice with two links'],
  ['the first answer again: Query.siteInformations', 'SiteNoticeQuery: returns null without a notice'],
  ['a value of another type: Popup.icon', 'SiteNoticeQuery: returns a notice with two links'],
];
/** Cards of a list and of a search, and lines of a cart. */
const SHOWN = /^(CollectionGridPagination|SearchResultsPagination|AddToCart)/;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('verification', () => {
  let proof: ResolverProof;
  const only = new RegExp(`^(${caught.map(([, by]) => escaped(by)).join('|')})$`);
  beforeAll(async () => {
    proof = await openResolverProof(PACT, eitherDatabaseKind());
  });
  afterAll(() => proof.close());

  it('passes for the market as it is, and fails for each of a dozen wrong resolvers', async () => {
    expect((await proof.verifyRight(only)).failed).toBe(0);
    const all = new Map(resolverMutants(proof.schema, proof.reaches).map((one) => [nameOf(one), one]));
    const mutants = caught.flatMap(([name]) => all.get(name) ?? []);
    expect(mutants.map(nameOf)).toEqual(caught.map(([name]) => name));
    const judged = await proof.judge(mutants, only);
    expect(judged.map((one) => [nameOf(one.mutant), one.caught?.by])).toEqual(caught);
  });

  it('fails for each shown value that is wrong on one path alone', async () => {
    const { interactions } = await proof.verifyRight(isFullRun ? null : SHOWN);
    const names = new Set(interactions.map(({ operation }) => operation));
    const judged = judgePaths(proof.schema, proof.interactions, interactions).filter((one) => names.has(one.operation));
    expect(judged.length).toBeGreaterThan(50);
    expect(
      judged.filter(({ caught: by, operation, place }) => by === null && freedomOf(operation, place) === null),
    ).toEqual([]);
  });
});
