import { expect, it } from 'vitest';
import type { Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { basketLine, basketLineId, basketVariantId, shownBaskets } from './basketLines.ts';
import type { StoredBasket } from './basketLineStore.ts';

const basket = (inCart: boolean | null, active: boolean) => ({ inCart, active }) as StoredBasket;
const line = {} as Parameters<typeof shownBaskets>[0]['lines'][number];

it.each([
  // [in the cart, on offer], and whether it is shown beside another line and alone
  [true, true, true, true],
  // What was confirmed stays, so that the cart says that it is not on offer any more.
  [true, false, true, true],
  [null, true, true, false],
  [null, false, false, false],
  [false, true, false, false],
  [false, false, false, false],
] as const)(
  'shows a basket confirmed: %s, on offer: %s, beside a line: %s, alone: %s (E51)',
  (inCart, active, beside, alone) => {
    const baskets = [basket(inCart, active)];
    expect(shownBaskets({ lines: [line], baskets })).toHaveLength(beside ? 1 : 0);
    expect(shownBaskets({ lines: [], baskets })).toHaveLength(alone ? 1 : 0);
  },
);

const OFFERED: StoredBasket = {
  userBasketId: 'subscription',
  basketId: 'discovery',
  week: '2026-11-27',
  name: { primary: 'Découverte', secondary: 'Discovery' },
  image: 'basket.jpg',
  price: 3200,
  comparedAtPrice: 3500,
  taxablePrice: 700,
  deposit: 300,
  active: true,
  inCart: true,
  priceSeen: 3200,
};
const CONFIRMED = {
  id: basketLineId(OFFERED),
  quantity: 1,
  unsure: false,
  unsureReason: null,
  seenPrice: 3200,
  ifMissing: 'refund',
  max: 1,
  isSold: true,
  isPriceChanged: false,
  reusableBox: false,
};
const raised = { unsure: true, unsureReason: 'price_changed', isPriceChanged: true };
const proposed = { unsure: true, unsureReason: 'from_basket' };

it.each<[string, Partial<StoredBasket>, object]>([
  ['that is confirmed', {}, {}],
  ['that is a cent dearer since (E69)', { priceSeen: 3199 }, { seenPrice: 3199, ...raised }],
  ['that is a cent cheaper since', { priceSeen: 3201 }, { seenPrice: 3201 }],
  ['that was confirmed without its price', { priceSeen: null }, {}],
  ['that is proposed', { inCart: null, priceSeen: null }, proposed],
  [
    'that stays an order of its own, and is dearer',
    { inCart: false, priceSeen: 3199 },
    { seenPrice: 3199, ...proposed },
  ],
  ['that is not on offer any more', { active: false }, { max: 0, isSold: false }],
])('makes a line of a basket %s', (_, changes, expected) => {
  const basket = { ...OFFERED, ...changes };
  const { variant: _variant, ...shown } = basketLine(basket, {} as Snapshot);
  expect(shown).toEqual({ ...CONFIRMED, basket, ...expected });
});

it('makes a variant of a basket: with its names and amounts, its picture, and without stock', () => {
  const { variant } = basketLine(OFFERED, {} as Snapshot);
  expect(variant).toMatchObject({
    id: basketVariantId(OFFERED),
    name: { primary: 'Panier récurrent', secondary: 'Recurring basket' },
    price: 3200,
    comparedAtPrice: 3500,
    deposit: 300,
    unitPrice: null,
    position: 0,
    trackStock: false,
    stock: 0,
    held: 0,
    stored: false,
    stockMdo: 0,
    heldMdo: 0,
    productId: variant.product.id,
    product: {
      name: OFFERED.name,
      images: ['basket.jpg'],
      taxable: false,
      variants: [],
      placements: [],
      seller: { name: 'Le marché', products: [], collections: [] },
    },
  });
  // Pages find a basket's records again by these.
  expect([variant.product.id, variant.product.seller.id, variant.id, basketLineId(OFFERED)]).toEqual([
    'e17038cc-0409-58ad-a0e8-d183576e4738',
    '5863ef24-6c0a-5835-a0be-779db35f6764',
    'a7ad5c51-c5d9-53a2-93c6-9934d8444f36',
    'af975b76-7d3a-558c-8f25-abfe59b57dd7',
  ]);
  expect(basketLine({ ...OFFERED, image: null }, {} as Snapshot).variant.product.images).toEqual([]);
});

it('names a line by subscription and week, and its variant by the basket', () => {
  const [again, otherWeek, other] = [
    { inCart: null },
    { week: '2026-12-04' },
    { userBasketId: 'another', basketId: 'another' },
  ].map((changes) => ({ ...OFFERED, ...changes })) as [StoredBasket, StoredBasket, StoredBasket];
  expect(basketLineId(again)).toBe(basketLineId(OFFERED));
  expect(new Set([OFFERED, otherWeek, other].map(basketLineId)).size).toBe(3);
  expect(new Set([OFFERED, otherWeek, other].map(basketVariantId)).size).toBe(2);
});
