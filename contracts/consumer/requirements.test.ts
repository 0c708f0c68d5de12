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

  // Builds the whole contract anew for each promise.
  it('fails the suite without cases', () => {
    const { AddToCartMutation: _, ...others } = cases;
    expect(() => contractInteractions(others)).toThrow('AddToCartMutation has no contract case.');
    const onlyAnswered = cases.CheckoutMutation?.filter(({ errors }) => !errors) ?? [];
    expect(() => contractInteractions({ ...cases, CheckoutMutation: onlyAnswered })).toThrow(
      'CheckoutMutation has no contract case that is refused.',
    );
    const guests = cases.CartScreenQuery?.filter(({ bearer, errors }) => bearer !== 'own' || errors) ?? [];
    expect(() => contractInteractions({ ...cases, CartScreenQuery: guests })).toThrow(
      'CartScreenQuery has no contract case of a customer that is answered (F-042).',
    );
    const expectsUserChanged = ({ errors = [] }: ContractCase) => errors.some(({ code }) => code === 'USER_CHANGED');
    const withoutUserChanged = cases.UpdateUserMutation?.filter((one) => !expectsUserChanged(one)) ?? [];
    expect(() => contractInteractions({ ...cases, UpdateUserMutation: withoutUserChanged })).toThrow(
      'UpdateUserMutation has no contract case that is refused with USER_CHANGED.',
    );
    const unlimited = cases.AddToCartMutation?.filter(({ errors = [] }) => errors[0]?.code !== 'BOX_LIMIT') ?? [];
    expect(() => contractInteractions({ ...cases, AddToCartMutation: unlimited })).toThrow(
      'AddToCartMutation has no contract case that is refused with BOX_LIMIT.',
    );
    const zones = cases.zonesQuery?.filter(({ errors }) => !errors) ?? [];
    expect(() => contractInteractions({ ...cases, zonesQuery: zones })).toThrow(
      'zonesQuery has no contract case that is refused with ZIP_INVALID.',
    );
    const { FaqScreenQuery: __, ...withoutFaq } = cases;
    expect(() => contractInteractions(withoutFaq)).toThrow('FaqScreenQuery has no contract case.');
    const onlyPages = cases.SellersScreenQuery?.filter(({ errors }) => !errors) ?? [];
    expect(() => contractInteractions({ ...cases, SellersScreenQuery: onlyPages })).toThrow(
      'SellersScreenQuery has no contract case of a refused cursor (F-204).',
    );
    const onlyRefused = cases.CheckoutMutation?.filter(({ errors }) => errors) ?? [];
    expect(() => contractInteractions({ ...cases, CheckoutMutation: onlyRefused })).toThrow(
      'CheckoutMutation has no contract case that is answered.',
    );
  });

  it('fails the suite without an interaction that holds a price, a name or a picture exactly', () => {
    const plain = cases.AddToCartMutation?.filter(({ name }) => name !== 'adds to what a customer has already') ?? [];
    expect(() => contractInteractions({ ...cases, AddToCartMutation: plain })).toThrow(
      'AddToCartMutation has no interaction of the contract that holds addToCart.totals.delivery exactly.',
    );
    const unnamed =
      cases.suggestionsQuery?.filter(({ name }) => !name.startsWith('returns a product, a category')) ?? [];
    const without = () => contractInteractions({ ...cases, suggestionsQuery: unnamed });
    for (const place of ['variants.price', 'name', 'handle', 'images.path', 'seller.name'])
      expect(without).toThrow(
        `suggestionsQuery has no interaction of the contract that holds search.edges.node.${place} exactly.`,
      );
  });

  it('needs every exception that it names, with a reason', () => {
    expect(FREE_VALUES.every(([, reason]) => reason.length > 10)).toBe(true);
    expect(freedomOf('CartScreenQuery', 'cart.items.variant.price')).toBeNull();
  });

  it('rejects a case of an operation that is not the storefront’s', () => {
    expect(() => contractInteractions({ ...cases, BuyEverythingMutation: [] })).toThrow(
      'The storefront has no operation BuyEverythingMutation',
    );
  });
});
