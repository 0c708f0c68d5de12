import { describe, expect, it } from 'vitest';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { storedLine } from '../../tests/support/storedLine.ts';
import type { StoredLine } from './cartReadStore.ts';
import { emptyCart, lineState, viewCart, type CartViewInput } from './cartView.ts';
import type { Standing } from './standingStore.ts';

/** A Tuesday; the week closes on Sunday the 29th at midnight. */
const NOW = new Date('2026-11-24T17:00:00Z');
/** Of 41 units 13 are held, 2 of them by the cart itself; at the market 7 of 19, 1 by the cart. */
const STOCK = {
  trackStock: true,
  stored: true,
  stock: 41,
  held: 13,
  stockMdo: 19,
  heldMdo: 7,
  ownHeld: 2,
  ownHeldMdo: 1,
};
const MOST = 30;
const MOST_AT_MARKET = 13;

const variantOf = (id: string, more: object = {}) => ({
  id,
  name: { primary: id, secondary: null },
  price: 500,
  deposit: 10,
  stored: true,
  product: { taxable: true, taxKind: 'both' },
  ...more,
});
const BREAD = variantOf('bread');
const BOX = variantOf('box', { price: 0, deposit: 700 });
const UNSTORED = variantOf('unstored', { stored: false });
const lineOf = (more: Partial<StoredLine> = {}): StoredLine => storedLine({ stock: STOCK, ...more });
const CUSTOMER: Standing = {
  isSubscribed: true,
  balance: -901,
  creditFirst: true,
  deliveryAlreadyPaid: false,
  hasReusableBox: false,
  postalCode: 'J0X1A1',
  isGuest: false,
};

type Changes = {
  line?: Partial<StoredLine>;
  cart?: Partial<CartViewInput['cart']>;
  standing?: Partial<Standing>;
  isSold?: boolean;
  terms?: object;
};
function view({ line, cart, standing, isSold = true, terms }: Changes) {
  const variants = new Map([BREAD, BOX, UNSTORED].map((variant) => [variant.id, variant]));
  const catalogue = { variants, reusableBox: BOX, terms: { ...DEFAULT_TERMS, ...terms }, calendar: USUAL_CALENDAR };
  return viewCart({
    cart: { ...emptyCart('cart'), lines: [lineOf(line)], ...cart },
    catalogue: catalogue as unknown as CartViewInput['catalogue'],
    location: null,
    zone: null,
    standing: { ...CUSTOMER, ...standing },
    isSold: () => isSold,
    now: NOW,
  });
}

const LINE = {
  id: 'line',
  variant: BREAD,
  quantity: 3,
  unsure: false,
  unsureReason: null,
  seenPrice: 500,
  ifMissing: 'refund',
  max: MOST,
  problem: null,
  counted: 3,
  isSold: true,
  isPriceChanged: false,
  reusableBox: false,
  basket: null,
};
const raised = { unsure: true, unsureReason: 'price_changed', isPriceChanged: true, counted: 0 };
const lacking = { problem: 'MAX_REACHED', counted: 0 };
const partial = { autoClose: true, autoClosePartial: true };

describe('a line as it is shown', () => {
  it.each<[string, Changes, object]>([
    ['confirmed', {}, {}],
    ['agreed to at a cent less (E69)', { line: { priceSeen: 499 } }, { seenPrice: 499, ...raised }],
    ['agreed to at a cent more', { line: { priceSeen: 501 } }, { seenPrice: 501 }],
    [
      'left behind by a closing',
      { line: { unsure: true, unsureReason: 'last_week', priceSeen: 499 } },
      { unsure: true, unsureReason: 'last_week', seenPrice: 499, counted: 0 },
    ],
    ['to be replaced', { line: { ifMissing: 'replacement' } }, { ifMissing: 'replacement' }],
    ['of all units that there are', { line: { quantity: MOST } }, { quantity: MOST, counted: MOST }],
    ['of a unit more', { line: { quantity: MOST + 1 } }, { quantity: MOST + 1, ...lacking }],
    [
      'of a unit more, of which the closing buys the others',
      { line: { quantity: MOST + 1 }, cart: partial },
      { quantity: MOST + 1, ...lacking, counted: MOST },
    ],
    [
      'of a unit more, of which nothing buys the others',
      { line: { quantity: MOST + 1 }, cart: { autoClosePartial: true } },
      { quantity: MOST + 1, ...lacking },
    ],
    [
      'of a unit more, all or nothing',
      { line: { quantity: MOST + 1 }, cart: { autoClose: true } },
      { quantity: MOST + 1, ...lacking },
    ],
    ['off sale', { isSold: false }, { isSold: false, max: 0, problem: 'UNAVAILABLE', counted: 0 }],
    ['in Express', { cart: { fromStorage: true } }, { max: MOST_AT_MARKET }],
    [
      'of a unit more in Express',
      { cart: { fromStorage: true }, line: { quantity: MOST_AT_MARKET + 1 } },
      { quantity: MOST_AT_MARKET + 1, max: MOST_AT_MARKET, ...lacking },
    ],
    [
      'that Express does not have',
      { cart: { fromStorage: true }, line: { variantId: 'unstored', quantity: MOST_AT_MARKET + 1 } },
      { variant: UNSTORED, quantity: MOST_AT_MARKET + 1, max: MOST_AT_MARKET, counted: MOST_AT_MARKET + 1 },
    ],
    [
      'of the box that is lent (E9)',
      { line: { variantId: 'box', quantity: 1 } },
      { variant: BOX, quantity: 1, max: 1, reusableBox: true, counted: 1 },
    ],
    [
      'of the box, for a guest',
      { line: { variantId: 'box', quantity: 1 }, standing: { isGuest: true } },
      { variant: BOX, quantity: 1, max: 1, reusableBox: true, problem: 'BOX_NEEDS_ACCOUNT', counted: 0 },
    ],
  ])('%s', (_, changes, expected) => {
    expect(view(changes).lines).toEqual([{ ...LINE, ...expected }]);
  });

  it('is left out until the catalogue has its variant', () => {
    expect(view({ line: { variantId: 'new' } }).lines).toEqual([]);
  });

  it.each([
    ['that are not confirmed', { unsure: true }, null, 0],
    ['that can be bought', {}, null, 3],
    ['that are off sale', { isSold: false }, 'UNAVAILABLE', 0],
    ['of which fewer can be bought', { max: 2 }, 'MAX_REACHED', 2],
    ['of which none can be bought', { max: 0 }, 'MAX_REACHED', 0],
  ])('counts units %s, where the closing buys what is there', (_, changes, problem, counted) => {
    const line = { isSold: true, quantity: 3, max: 9, unsure: false, ...changes };
    expect(lineState(line, { fromStorage: false, isGuest: false, buysAvailable: true })).toEqual({ problem, counted });
  });
});

describe('a cart as it is shown', () => {
  const cart = {
    note: 'Sonnez',
    allergies: 'lait',
    autoClose: true,
    autoClosePartial: true,
    autoCloseTotal: 4711,
    fromStorage: true,
    ageConfirmed: true,
    ageWeek: '2026-11-20',
    mergeLeftOut: ['unstored', 'deleted'],
  };

  it('has all that is stored, and what the account contributes', () => {
    const { totals, closingTotals, ...shown } = view({ cart });
    expect(shown).toEqual({
      id: 'cart',
      ...cart,
      mergeLeftOut: undefined,
      leftOut: [UNSTORED],
      location: null,
      zone: null,
      isSubscribed: true,
      balanceAvailable: -901,
      creditFirst: true,
      postalCode: 'J0X1A1',
      refusal: null,
      lines: [{ ...LINE, max: MOST_AT_MARKET }],
    });
    expect(totals).toMatchObject({
      items: 1500,
      deposits: 30,
      fee: 0,
      credit: 901,
      taxBase: 1500,
      gst: 75,
      total: 1755,
    });
    expect(closingTotals).toBe(totals);
  });

  it.each([
    ['2026-11-24', 300, 300],
    ['2026-11-25', 75, 300],
    ['2026-11-29', 75, 300],
    ['2026-11-30', 75, 75],
  ])('has the rates of today and of the last day of the week, one from %s on', (from, gst, gstAtClosing) => {
    const { totals, closingTotals } = view({ terms: { gstRates: [{ from, rate: 20_000 }] } });
    expect([totals.gst, closingTotals.gst]).toEqual([gst, gstAtClosing]);
  });

  it.each([
    ['of a confirmed line', {}, 1500, 30],
    ['without a line that is not confirmed', { unsure: true }, 0, 0],
    ['without a line of too many units', { quantity: MOST + 1 }, 0, 0],
  ])('sums up the units that count: %s', (_, line, items, deposits) => {
    expect(view({ line }).totals).toMatchObject({ items, deposits });
  });

  it.each([
    ['no deposit for the box of who has one', true, 0],
    ['the deposit of a box that is lent', false, 700],
  ])('has %s (E9)', (_, hasReusableBox, deposits) => {
    expect(view({ line: { variantId: 'box', quantity: 1 }, standing: { hasReusableBox } }).totals.deposits).toBe(
      deposits,
    );
  });

  const reasons = [{ code: 'NO_CARD', params: {} }];
  const late = { unsure: true, unsureReason: 'last_week' } as const;
  it.each<[string, Partial<StoredLine>, typeof reasons | null]>([
    ['as long as a line of that week waits', { ...late, week: '2026-11-20' }, reasons],
    ['not for a line of another week', { ...late, week: '2026-11-13' }, null],
    [
      'not for a line that waits for another reason',
      { ...late, unsureReason: 'price_changed', week: '2026-11-20' },
      null,
    ],
    ['not once it is confirmed', { week: '2026-11-20' }, null],
  ])('says why the closing did not buy it %s', (_, line, expected) => {
    expect(view({ line, cart: { refusal: { week: '2026-11-20', reasons } } }).refusal).toEqual(expected);
  });
});
