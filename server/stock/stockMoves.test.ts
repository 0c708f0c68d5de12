import { describe, expect, it } from 'vitest';
import { holdMoves, holdOf, returnMoves, decrementMoves } from './stockMoves.ts';
import type { LockedVariant } from './stockStore.ts';

const variant = (more: Partial<LockedVariant>): LockedVariant => ({
  id: 'v',
  price: 100,
  compared_at_price: null,
  deposit: 0,
  track_stock: true,
  stock: 10,
  held: 0,
  stored: false,
  stock_mdo: 0,
  held_mdo: 0,
  name_primary: '',
  name_secondary: null,
  status: 'active',
  taxable: false,
  tax_kind: 'both',
  is_alcohol: false,
  deactivated_until: null,
  next_vacation: null,
  commission: 12_500,
  seller_id: 's',
  seller_name: '',
  product_name_primary: '',
  product_name_secondary: null,
  is_box: false,
  image: null,
  ...more,
});
const line = (quantity: number, heldUnits: number, held_mdo = 0) => ({
  variant_id: 'v',
  quantity,
  held: heldUnits,
  held_mdo,
});
const take = (
  of: Partial<LockedVariant>,
  lines: ReturnType<typeof line>,
  how: { holding?: boolean; fromStorage?: boolean } = {},
) => decrementMoves([lines], new Map([['v', variant(of)]]), { holding: true, fromStorage: false, ...how });

describe('holds (E28, E58)', () => {
  it('are of tracked stock, for Express of the units at the market too, and of no untracked stock', () => {
    expect(holdOf(variant({}), 3, false)).toEqual({ held: 3, held_mdo: 0 });
    expect(holdOf(variant({ stored: true }), 3, false)).toEqual({ held: 3, held_mdo: 0 });
    expect(holdOf(variant({ stored: true }), 3, true)).toEqual({ held: 3, held_mdo: 3 });
    expect(holdOf(variant({}), 3, true)).toEqual({ held: 3, held_mdo: 0 });
    expect(holdOf(variant({ track_stock: false }), 3, true)).toEqual({ held: 0, held_mdo: 0 });
    expect(holdOf(variant({ track_stock: false }), 3, false)).toEqual({ held: 0, held_mdo: 0 });
    expect(holdOf(variant({ track_stock: false, stored: true }), 3, true)).toEqual({ held: 3, held_mdo: 3 });
  });

  it('start and end by opposite moves, and make none if nothing is held', () => {
    const lines = [line(3, 3, 3), { ...line(2, 0), variant_id: 'untracked' }, { ...line(2, 2), variant_id: null }];
    expect(holdMoves(lines, 1)).toEqual([{ variantId: 'v', stock: 0, held: 3, stockMdo: 0, heldMdo: 3 }]);
    expect(holdMoves(lines, -1)).toEqual([{ variantId: 'v', stock: 0, held: -3, stockMdo: 0, heldMdo: -3 }]);
  });
});

describe('a paid line', () => {
  it('takes what it held', () => {
    expect(take({ held: 5 }, line(3, 3))).toEqual({
      moves: [{ variantId: 'v', stock: -3, held: -3, stockMdo: 0, heldMdo: 0 }],
      lines: [{ taken: 3, taken_mdo: 0 }],
      short: [],
    });
    expect(
      take({ stored: true, stock_mdo: 4, held: 3, held_mdo: 3 }, line(3, 3, 3), { fromStorage: true }).moves,
    ).toEqual([{ variantId: 'v', stock: -3, held: -3, stockMdo: -3, heldMdo: -3 }]);
  });

  it('takes what it held and not what others hold, of either stock', () => {
    const of = { stock: 9, held: 8, stored: true, stock_mdo: 7, held_mdo: 6 };
    expect(take(of, line(4, 3, 2), { fromStorage: true })).toEqual({
      moves: [{ variantId: 'v', stock: -3, held: -3, stockMdo: -3, heldMdo: -2 }],
      lines: [{ taken: 3, taken_mdo: 3 }],
      short: [{ variantId: 'v', missing: 1 }],
    });
    expect(take({ ...of, stock_mdo: 9, held_mdo: 2 }, line(6, 3, 2), { fromStorage: true }).lines).toEqual([
      { taken: 4, taken_mdo: 4 },
    ]);
  });

  it('of a recurring basket takes nothing and lacks nothing; that of a deleted variant lacks all', () => {
    const lines = [
      { variant_id: null, quantity: 1, held: 0, held_mdo: 0, user_basket_id: 'subscription' },
      { variant_id: null, quantity: 2, held: 0, held_mdo: 0, user_basket_id: null },
    ];
    expect(decrementMoves(lines, new Map(), { holding: true, fromStorage: false })).toEqual({
      moves: [],
      lines: [
        { taken: 0, taken_mdo: 0 },
        { taken: 0, taken_mdo: 0 },
      ],
      short: [{ variantId: null, missing: 2 }],
    });
  });

  it('leaves no more at the market than there is', () => {
    expect(take({ stored: true, stock_mdo: 8, held: 4 }, line(4, 4)).moves).toMatchObject([
      { stock: -4, stockMdo: -2 },
    ]);
  });

  it('takes nothing of an untracked stock, except the units at the market', () => {
    expect(take({ track_stock: false, stock: 0 }, line(4, 0))).toEqual({
      moves: [],
      lines: [{ taken: 0, taken_mdo: 0 }],
      short: [],
    });
    expect(
      take({ track_stock: false, stock: 0, stored: true, stock_mdo: 5, held: 2, held_mdo: 2 }, line(2, 2, 2), {
        fromStorage: true,
      }).moves,
    ).toEqual([{ variantId: 'v', stock: 0, held: -2, stockMdo: -2, heldMdo: -2 }]);
  });

  it('takes what nobody else holds if its hold has ended, and reports the rest', () => {
    expect(take({ stock: 7, held: 5 }, line(6, 6), { holding: false })).toEqual({
      moves: [{ variantId: 'v', stock: -2, held: 0, stockMdo: 0, heldMdo: 0 }],
      lines: [{ taken: 2, taken_mdo: 0 }],
      short: [{ variantId: 'v', missing: 4 }],
    });
    expect(take({ stock: 5, held: 5 }, line(6, 6), { holding: false })).toEqual({
      moves: [],
      lines: [{ taken: 0, taken_mdo: 0 }],
      short: [{ variantId: 'v', missing: 6 }],
    });
    const express = take({ stock: 9, stored: true, stock_mdo: 5, held: 4, held_mdo: 4 }, line(3, 3, 3), {
      holding: false,
      fromStorage: true,
    });
    expect(express).toEqual({
      moves: [{ variantId: 'v', stock: -1, held: 0, stockMdo: -1, heldMdo: 0 }],
      lines: [{ taken: 1, taken_mdo: 1 }],
      short: [{ variantId: 'v', missing: 2 }],
    });
  });
});

describe('a cancelled order (E60)', () => {
  const returnMove = (of: Partial<LockedVariant>, takenUnits: number, takenMdo = 0) =>
    returnMoves([{ variantId: 'v', taken: takenUnits, takenMdo }], new Map([['v', variant(of)]]));

  it('returns what its lines took, at the market too', () => {
    expect(returnMove({ stock: 7 }, 3)).toEqual([{ variantId: 'v', stock: 3, held: 0, stockMdo: 0, heldMdo: 0 }]);
    expect(returnMove({ stock: 7, stored: true, stock_mdo: 1 }, 3, 3)).toEqual([
      { variantId: 'v', stock: 3, held: 0, stockMdo: 3, heldMdo: 0 },
    ]);
    expect(returnMove({ stock: 7, stored: true, stock_mdo: 6 }, 3, 3)).toMatchObject([{ stock: 3, stockMdo: 3 }]);
  });

  it('returns nothing to a stock that is no longer tracked, and never more to the market than there is (E58)', () => {
    expect(returnMove({ track_stock: false }, 3)).toEqual([]);
    expect(returnMove({ track_stock: false, stock_mdo: 1 }, 0, 2)).toMatchObject([{ stock: 0, stockMdo: 2 }]);
    expect(returnMove({ stock: 4, stock_mdo: 3 }, 0, 2)).toMatchObject([{ stock: 0, stockMdo: 1 }]);
  });

  it('returns nothing to a deleted variant', () => {
    expect(returnMoves([{ variantId: 'x', taken: 3, takenMdo: 0 }], new Map())).toEqual([]);
  });
});
