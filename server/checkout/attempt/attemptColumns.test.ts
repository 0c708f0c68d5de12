import { describe, expect, it } from 'vitest';
import { attemptAt as at, attemptLine, attemptRow } from '../../../tests/support/attemptRows.ts';
import type { StoredBasket, StoredLine } from '../../cart/cartCheckout.ts';
import type { LockedVariant } from '../../stock/stockService.ts';
import { attemptLinesOf, basketLinesOf, fingerprintOf, itemsOf, sumColumns } from './attemptLines.ts';
import type { AttemptInsert, AttemptLineInsert } from './checkoutStore.ts';
import { paidOrder } from './paidOrder.ts';

/* No two values of a row are the same, so that a column that stands for another one is seen. */

const VARIANT: LockedVariant = {
  id: 'variant',
  price: 1400,
  compared_at_price: 1900,
  deposit: 20,
  track_stock: true,
  stock: 40,
  held: 5,
  stored: true,
  stock_mdo: 30,
  held_mdo: 4,
  name_primary: 'la bouteille',
  name_secondary: 'bottle',
  status: 'active',
  taxable: true,
  tax_kind: 'gst',
  is_alcohol: false,
  deactivated_until: null,
  next_vacation: null,
  commission: 12_500,
  seller_id: 'seller',
  seller_name: 'Ferme',
  product_name_primary: 'Cidre',
  product_name_secondary: 'Cider',
  is_box: false,
  image: 'cidre.avif',
};
const LINE: StoredLine = {
  id: 'line',
  variantId: 'variant',
  quantity: 3,
  priceSeen: 1500,
  unsure: false,
  unsureReason: null,
  week: '2026-11-27',
  ifMissing: 'replacement',
  stock: { trackStock: true, stored: true, stock: 40, held: 5, stockMdo: 30, heldMdo: 4, ownHeld: 2, ownHeldMdo: 1 },
};
const BASKET: StoredBasket = {
  userBasketId: 'subscription',
  basketId: 'basket',
  week: '2026-11-27',
  name: { primary: 'Panier', secondary: 'Basket' },
  image: 'panier.avif',
  price: 4900,
  comparedAtPrice: 5200,
  taxablePrice: 1900,
  deposit: 80,
  active: true,
  inCart: true,
  priceSeen: 4800,
};
const NO_BOX = { box: null, hasReusableBox: false };
const BOUGHT: AttemptLineInsert = {
  position: 0,
  variant_id: 'variant',
  user_basket_id: null,
  seller_id: 'seller',
  seller_name: 'Ferme',
  product_name_primary: 'Cidre',
  product_name_secondary: 'Cider',
  variant_name_primary: 'la bouteille',
  variant_name_secondary: 'bottle',
  image: 'cidre.avif',
  price: 1400,
  compared_at_price: 1900,
  taxable_price: 1400,
  tax_kind: 'gst',
  commission: 12_500,
  deposit: 20,
  quantity: 3,
  if_missing: 'replacement',
  held: 3,
  held_mdo: 0,
};

describe('the lines of an attempt', () => {
  const lineOf = (variant: Partial<LockedVariant>, line: Partial<StoredLine> = {}, more: object = {}) =>
    attemptLinesOf([{ line: { ...LINE, ...line }, variant: { ...VARIANT, ...variant } }], {
      ...NO_BOX,
      fromStorage: false,
      ...more,
    })[0];

  it('have the names and prices of today, and the hold of their stock', () => {
    expect(lineOf({})).toEqual(BOUGHT);
    expect(lineOf({ taxable: false })).toEqual({ ...BOUGHT, taxable_price: 0 });
    expect(lineOf({}, { ifMissing: null })).toEqual({ ...BOUGHT, if_missing: 'refund' });
    expect(lineOf({}, {}, { fromStorage: true })).toEqual({ ...BOUGHT, held_mdo: 3 });
  });

  it('of the reusable box have no wish, and a deposit for who brings none back (E9)', () => {
    expect(lineOf({}, {}, { box: 'variant' })).toMatchObject({ if_missing: null, deposit: 20 });
    expect(lineOf({}, {}, { box: 'variant', hasReusableBox: true })).toMatchObject({ if_missing: null, deposit: 0 });
    expect(lineOf({}, {}, { box: 'another', hasReusableBox: true })).toEqual(BOUGHT);
  });

  it('of recurring baskets follow the goods', () => {
    const [first, second] = basketLinesOf([{ ...BASKET, userBasketId: 'first' }, BASKET], 7);
    expect([first?.position, first?.user_basket_id]).toEqual([7, 'first']);
    expect(second).toEqual({
      position: 8,
      variant_id: null,
      user_basket_id: 'subscription',
      seller_id: null,
      seller_name: second?.seller_name,
      product_name_primary: 'Panier',
      product_name_secondary: 'Basket',
      variant_name_primary: 'Panier récurrent',
      variant_name_secondary: 'Recurring basket',
      image: 'panier.avif',
      price: 4900,
      compared_at_price: 5200,
      taxable_price: 1900,
      tax_kind: 'both',
      commission: 0,
      deposit: 80,
      quantity: 1,
      if_missing: null,
      held: 0,
      held_mdo: 0,
    });
  });

  it('count in the totals with their units of the cart', () => {
    const items = itemsOf([{ line: LINE, variant: VARIANT }], [BASKET], 'variant');
    expect(items[0]).toMatchObject({
      price: 1400,
      deposit: 20,
      taxable: true,
      taxKind: 'gst',
      quantity: 3,
      unsure: false,
      reusableBox: true,
    });
    expect(items.slice(1).reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(4900);
  });
});

const CONTACT = { email: 'ann@exemple.ca', name: 'Ann Roy', phone: '819 555-0142', address: null };
const ATTEMPT = attemptRow({
  customer_id: 'customer',
  contact: CONTACT,
  disposable_box: true,
  user_basket_id: 'subscription',
  shipping_zone_id: 'zone',
  from_storage: true,
  note: 'Sonnez',
  allergies: 'noix',
});

describe('the fingerprint of an attempt', () => {
  const attempt = { ...ATTEMPT, contact: JSON.stringify(CONTACT) };
  const same = fingerprintOf(attempt, [BOUGHT]);
  const CHANGES: Partial<AttemptInsert>[] = [
    { subtotal: 1 },
    { deposit: 1 },
    { shipping: 1 },
    { fee: 1 },
    { gst: 1 },
    { pst: 1 },
    { total: 1 },
    { balance_applied: 1 },
    { location_id: null },
    { shipping_zone_id: null },
    { from_storage: false },
    { note: null },
    { allergies: null },
    { period_start: '2026-12-04' },
    { locale: 'en' },
    { disposable_box: false },
    { contact: null },
  ];
  const LINE_CHANGES: Partial<AttemptLineInsert>[] = [
    { variant_id: 'another' },
    { quantity: 1 },
    { price: 1 },
    { deposit: 1 },
    { if_missing: 'refund' },
  ];

  it.each(CHANGES)('is another one for %j', (change) => {
    expect(fingerprintOf({ ...attempt, ...change }, [BOUGHT])).not.toBe(same);
  });
  it.each(LINE_CHANGES)('is another one for a line with %j', (change) => {
    expect(fingerprintOf(attempt, [{ ...BOUGHT, ...change }])).not.toBe(same);
  });
  it('is another one without a line, or for a basket, and the same for the same', () => {
    const basketLine = { ...BOUGHT, variant_id: null, user_basket_id: 'subscription' };
    const basket = fingerprintOf(attempt, [basketLine]);
    expect(new Set([same, basket, fingerprintOf(attempt, [])]).size).toBe(3);
    expect(fingerprintOf(attempt, [{ ...basketLine, user_basket_id: 'another' }])).not.toBe(basket);
    expect(fingerprintOf({ ...attempt }, [{ ...BOUGHT }])).toBe(same);
  });
});

it('the sums of an attempt have the fee that was charged, and the one that is usual', () => {
  const totals = {
    items: 11,
    deposits: 12,
    delivery: 13,
    fee: 14,
    gst: 15,
    pst: 16,
    total: 17,
    gstRate: 18,
    pstRate: 19,
  };
  expect(sumColumns({ ...totals } as Parameters<typeof sumColumns>[0], { orderFee: 20 })).toEqual({
    subtotal: 11,
    deposit: 12,
    shipping: 13,
    fee: 14,
    gst: 15,
    pst: 16,
    total: 17,
    gst_rate: 18,
    pst_rate: 19,
    usual_fee: 20,
  });
});

describe('the order of a paid attempt', () => {
  const session = {
    state: 'paid' as const,
    sessionId: 'cs_1',
    attemptId: ATTEMPT.id,
    amountTotal: 4794,
    amountDiscount: 300,
    currency: 'cad',
    contact: { ...CONTACT, name: 'Somebody else' },
    paymentIntent: 'pi_1',
  };
  const LINES = [attemptLine({ price: 1000, quantity: 2 }), attemptLine({ position: 1, price: 1000, quantity: 1 })];
  const decrement = {
    lines: [
      { taken: 2, taken_mdo: 1 },
      { taken: 5, taken_mdo: 4 },
    ],
  };
  const zones = [
    { id: 'another', prefixes: ['J9A'] },
    { id: 'zone', prefixes: ['J0X'] },
  ] as unknown as Parameters<typeof paidOrder>[4];
  const orderOf = (more: Parameters<typeof attemptRow>[0] = {}) =>
    paidOrder({ ...ATTEMPT, ...more }, LINES, decrement, session, zones, at(59));

  it('is the attempt, with its slot, its payment and what its lines took', () => {
    const { card: _card, cart_id: _cart, ...attempt } = ATTEMPT;
    const order = orderOf();
    const columns = Object.keys(order).filter((key) => key in attempt) as (keyof typeof attempt & keyof typeof order)[];
    expect(Object.fromEntries(columns.map((key) => [key, order[key]]))).toEqual(
      Object.fromEntries(columns.map((key) => [key, attempt[key]])),
    );
    expect(columns).toHaveLength(23);
    expect(order).toMatchObject({
      attempt_id: ATTEMPT.id,
      discount: 300,
      payment_intent: 'pi_1',
      slot: { from: at(40), to: at(50) },
      zonePrefixes: ['J0X'],
      at: at(59),
    });
    const { attempt_id: _attempt, held: _held, held_mdo: _mdo, ...line } = attemptLine({});
    expect(order.lines).toEqual([
      { ...line, price: 1000, quantity: 2, taken: 2, taken_mdo: 1, discount: 200 },
      { ...line, position: 1, price: 1000, quantity: 1, taken: 5, taken_mdo: 4, discount: 100 },
    ]);
  });

  it('is written by the market, or by the staff member who entered it', () => {
    expect(orderOf({ entered_by: 'staff' }).actor).toEqual({ by: 'market', customerId: null });
    expect(orderOf({ entered_by: 'staff', kind: 'cash' }).actor).toEqual({ by: 'staff', customerId: 'staff' });
  });

  it('has the contact of the account, else of the payment page; a slot and prefixes only where there are some', () => {
    expect(orderOf().contact).toEqual(CONTACT);
    expect(orderOf({ contact: null }).contact).toEqual(session.contact);
    expect(orderOf({ slot_from: null, slot_to: null, shipping_zone_id: null })).toMatchObject({
      slot: null,
      zonePrefixes: null,
    });
    expect(orderOf({ shipping_zone_id: 'a zone that is gone' }).zonePrefixes).toEqual([]);
  });
});
