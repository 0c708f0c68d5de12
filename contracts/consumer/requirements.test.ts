import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cases } from './cases/cases.ts';
import type { ContractCase } from './engine/contractCase.ts';
import { FREE_VALUES, freedomOf } from './engine/exactValues.ts';
import { repository } from './engine/graphqlTypes.ts';
import { EXCUSED } from './engine/requirements.ts';
import { contractInteractions } from './writeContract.ts';

describe('every operation of the storefront (F-201)', () => {
  const generated = path.join(repository, '__generated__');
  const isOperation = (file: string) => /(?:Query|Mutation)\.graphql\.ts$/.test(file);
  const compiled = readdirSync(path.join(generated, 'relay')).filter(isOperation);
  const names = compiled.map((file) => file.replace('.graphql.ts', ''));

  it('has cases, or a reason for having none', () => {
    expect(contractInteractions().length).toBeGreaterThan(150);
    expect([...Object.keys(cases), ...Object.keys(EXCUSED)].toSorted()).toEqual(names.toSorted());
    expect(Object.values(EXCUSED).every((reason) => reason.length > 10)).toBe(true);
  });

  it('is released exactly as the cases send it', () => {
    const texts = JSON.parse(readFileSync(path.join(generated, 'operations.json'), 'utf8')) as Record<string, string>;
    const released = Object.values(texts).map((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1]);
    expect(released.toSorted()).toEqual(Object.keys(cases).toSorted());
  });

  /** What the suite says of other cases; each time the whole contract is built anew. */
  function complaints(changes: Record<string, readonly ContractCase[] | null>): string[] {
    const written = Object.entries({ ...cases, ...changes }).flatMap(([name, list]) =>
      list ? [[name, list] as const] : [],
    );
    try {
      contractInteractions(Object.fromEntries(written));
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  }
  const only = (name: string, fits: (one: ContractCase) => boolean) => (cases[name] ?? []).filter(fits);

  it('fails the suite without cases', () => {
    expect(
      complaints({
        AddToCartMutation: null,
        CheckoutMutation: only('CheckoutMutation', ({ errors }) => !errors),
        CartScreenQuery: only('CartScreenQuery', ({ bearer, errors }) => bearer !== 'own' || errors !== undefined),
        UpdateUserMutation: only(
          'UpdateUserMutation',
          ({ errors = [] }) => !errors.some(({ code }) => code === 'USER_CHANGED'),
        ),
        zonesQuery: only('zonesQuery', ({ errors }) => !errors),
        FaqScreenQuery: null,
        SellersScreenQuery: only('SellersScreenQuery', ({ errors }) => !errors),
      }),
    ).toEqual(
      expect.arrayContaining([
        'AddToCartMutation has no contract case.',
        'CheckoutMutation has no contract case that is refused.',
        'CartScreenQuery has no contract case of a customer that is answered (F-042).',
        'UpdateUserMutation has no contract case that is refused with USER_CHANGED.',
        'zonesQuery has no contract case that is refused with ZIP_INVALID.',
        'FaqScreenQuery has no contract case.',
        'SellersScreenQuery has no contract case of a refused cursor (F-204).',
      ]),
    );
    expect(
      complaints({
        AddToCartMutation: only('AddToCartMutation', ({ errors = [] }) => errors[0]?.code !== 'BOX_LIMIT'),
        CheckoutMutation: only('CheckoutMutation', ({ errors }) => errors !== undefined),
      }),
    ).toEqual(
      expect.arrayContaining([
        'AddToCartMutation has no contract case that is refused with BOX_LIMIT.',
        'CheckoutMutation has no contract case that is answered.',
      ]),
    );
  });

  it('fails the suite without an interaction that holds a price, a name or a picture exactly', () => {
    expect(
      complaints({
        AddToCartMutation: only('AddToCartMutation', ({ name }) => name !== 'adds to what a customer has already'),
        suggestionsQuery: only('suggestionsQuery', ({ name }) => !name.startsWith('returns a product, a category')),
      }),
    ).toEqual(
      expect.arrayContaining([
        'AddToCartMutation has no interaction of the contract that holds addToCart.totals.delivery exactly.',
        ...['variants.price', 'name', 'handle', 'images.path', 'seller.name'].map(
          (place) =>
            `suggestionsQuery has no interaction of the contract that holds search.edges.node.${place} exactly.`,
        ),
      ]),
    );
  });

  it('needs every exception that it names, with a reason', () => {
    expect(FREE_VALUES.every(([, reason]) => reason.length > 10)).toBe(true);
    expect(freedomOf('CartScreenQuery', 'cart.items.variant.price')).toBeNull();
  });

  it('rejects a case of an operation that is not the storefront’s', () => {
    expect(complaints({ BuyEverythingMutation: [] })).toContainEqual(
      expect.stringContaining('The storefront has no operation BuyEverythingMutation'),
    );
  });
});
