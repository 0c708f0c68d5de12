import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOption, isAvailable, isSellerAway, maxQuantity, visibleVariants } from './stock.ts';
import type { CardOptionInput, MaxQuantityInput } from './stock.ts';
import { movedStock, STOCK_MAX } from './stockFigures.ts';

describe('isAvailable (F-066)', () => {
  it.each([
    [{ trackStock: false, stock: 0, stockOnHold: 9 }, true],
    [{ trackStock: true, stock: 1, stockOnHold: 0 }, true],
    [{ trackStock: true, stock: 5, stockOnHold: 4 }, true],
    [{ trackStock: true, stock: 5, stockOnHold: 5 }, false],
    [{ trackStock: true, stock: 0, stockOnHold: 0 }, false],
    [{ trackStock: true, stock: 2, stockOnHold: 3 }, false],
  ])('is for %o: %s', (variant, available) => {
    expect(isAvailable(variant)).toBe(available);
  });
  it('requires an active product and a producer who is not away', () => {
    const untracked = { trackStock: false, stock: 0, stockOnHold: 0 };
    expect(isAvailable(untracked, { productActive: true, sellerAway: false })).toBe(true);
    expect(isAvailable(untracked, { productActive: false, sellerAway: false })).toBe(false);
    expect(isAvailable(untracked, { productActive: true, sellerAway: true })).toBe(false);
  });
});

describe('isSellerAway (E26)', () => {
  const returnDate = new Date('2026-12-01T05:00:00Z');
  it('lasts until the instant of return, exclusive', () => {
    expect(isSellerAway(returnDate, new Date(returnDate.getTime() - 1))).toBe(true);
    expect(isSellerAway(returnDate, returnDate)).toBe(false);
    expect(isSellerAway(null, returnDate)).toBe(false);
  });
});

const shelf: MaxQuantityInput = {
  fromStorage: false,
  trackStock: true,
  stored: true,
  stock: 10,
  heldByOthers: 0,
  stockMdo: 4,
  mdoHeldByOthers: 0,
};

describe('maxQuantity (F-067, E28 to E30, E58)', () => {
  it.each([
    ['tracked: the stock', {}, 10],
    ['tracked: minus what others hold', { heldByOthers: 3 }, 7],
    ['tracked: never below 0', { heldByOthers: 12 }, 0],
    ['untracked: 1000, whatever stock says', { trackStock: false, stock: 3, heldByOthers: 2 }, 1000],
    ['Express: what lies at the market', { fromStorage: true }, 4],
    ['Express: minus what Express holds', { fromStorage: true, mdoHeldByOthers: 1, heldByOthers: 1 }, 3],
    ['Express: ordinary holds leave the market its part', { fromStorage: true, heldByOthers: 6 }, 4],
    ['Express: never more than is left of the stock', { fromStorage: true, heldByOthers: 8 }, 2],
    ['Express: never below 0', { fromStorage: true, mdoHeldByOthers: 5, heldByOthers: 5 }, 0],
    ['Express, untracked: the market’s part alone', { fromStorage: true, trackStock: false, stock: 0 }, 4],
    ['Express, not stored: none', { fromStorage: true, stored: false }, 0],
    ['not stored is no matter outside of Express', { stored: false }, 10],
  ] satisfies [string, Partial<MaxQuantityInput>, number][])('is: %s', (_, change, max) => {
    expect(maxQuantity({ ...shelf, ...change })).toBe(max);
  });
  it('leaves nobody more than the stock once somebody has reserved the maximum', () => {
    const units = fc.nat(50);
    fc.assert(
      fc.property(units, units, units, fc.boolean(), (stock, part, withHolds, fromStorage) => {
        const stockMdo = Math.min(part, stock);
        const heldByOthers = Math.min(withHolds, stock);
        const max = maxQuantity({ ...shelf, fromStorage, stock, stockMdo, heldByOthers, mdoHeldByOthers: 0 });
        expect(max).toBeGreaterThanOrEqual(0);
        expect(max + heldByOthers).toBeLessThanOrEqual(stock);
      }),
    );
  });
});

describe('visibleVariants (F-069, E33)', () => {
  const variants = (...available: boolean[]) => available.map((is, id) => ({ id, available: is }));
  it('shows all of up to four, unavailable ones too', () => {
    const four = variants(true, false, false, true);
    expect(visibleVariants(four)).toEqual(four);
  });
  it('shows the available ones of five or more', () => {
    expect(visibleVariants(variants(true, false, false, true, false)).map(({ id }) => id)).toEqual([0, 3]);
  });
  it('shows all of five when none is available, not an empty list', () => {
    expect(visibleVariants(variants(false, false, false, false, false))).toHaveLength(5);
  });
});

describe('cardOption (F-070)', () => {
  const variant = {
    id: 'v1',
    name: 'Casseau 1 l',
    trackStock: true,
    stock: 6,
    stockOnHold: 2,
    stored: true,
    stockMdo: 3,
  };
  const option = (change: Partial<CardOptionInput> = {}) => cardOption({ variant, fromStorage: false, ...change });

  it('carries id, text, quantity, max and available', () => {
    expect(option()).toStrictEqual({ id: 'v1', text: 'Casseau 1 l', quantity: 0, max: 4, available: true });
  });
  it("takes quantity and max from the cart's line", () => {
    expect(option({ line: { quantity: 2, max: 6 } })).toMatchObject({ quantity: 2, max: 6, available: true });
  });
  it("stays available when the shopper's own payment has reserved the rest", () => {
    const withHolds = { ...variant, stockOnHold: 6 };
    expect(option({ variant: withHolds, line: { quantity: 6, max: 6 } })).toMatchObject({ max: 6, available: true });
    expect(option({ variant: withHolds })).toMatchObject({ max: 0, available: false });
  });
  it('is unavailable with max 0 when sold out or its producer is away', () => {
    expect(option({ variant: { ...variant, stock: 2 } })).toMatchObject({ max: 0, available: false });
    const ofAwaySeller = { productActive: true, sellerAway: true };
    expect(option({ sellable: ofAwaySeller, line: { quantity: 1, max: 4 } })).toMatchObject({
      max: 0,
      available: false,
    });
  });
  it('is limited to the units at the market for Express, and unavailable without any (F-176)', () => {
    expect(option({ fromStorage: true })).toMatchObject({ max: 3, available: true });
    expect(option({ fromStorage: true, variant: { ...variant, stockMdo: 0 } })).toMatchObject({ available: false });
    expect(option({ fromStorage: true, variant: { ...variant, stored: false } })).toMatchObject({ available: false });
  });
});

describe('stock that is moved by hand (E58)', () => {
  const figures = { trackStock: true, stock: 10, stockMdo: 4, held: 3, heldMdo: 1 };
  it.each([
    [{ stock: -6, stockMdo: 0 }, true],
    [{ stock: -7, stockMdo: 0 }, false],
    [{ stock: -7, stockMdo: -1 }, true],
    [{ stock: -8, stockMdo: -3 }, false],
    [{ stock: 0, stockMdo: -3 }, true],
    [{ stock: 0, stockMdo: -4 }, false],
    [{ stock: 0, stockMdo: 6 }, true],
    [{ stock: 0, stockMdo: 7 }, false],
    [{ stock: STOCK_MAX - 10, stockMdo: 0 }, true],
    [{ stock: STOCK_MAX - 9, stockMdo: 0 }, false],
    [{ stock: 0.5, stockMdo: 0 }, false],
  ])('changes %j to %j', (change, possible) => expect(movedStock(figures, change) !== null).toBe(possible));

  it('ignores the stock of an untracked variant, and counts the units at the market', () => {
    const untracked = { ...figures, trackStock: false, stock: 0 };
    expect(movedStock(untracked, { stock: 0, stockMdo: 5 })).toEqual({ ...untracked, stockMdo: 9 });
    expect(movedStock(untracked, { stock: 0, stockMdo: -4 })).toBeNull();
  });
});
