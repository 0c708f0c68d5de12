import { describe, expect, it } from 'vitest';
import { storedLine } from '../../tests/support/storedLine.ts';
import type { CartChoices } from './cartMergeStore.ts';
import { mergeChoices, mergeLines } from './cartMerging.ts';
import type { LiveStock, StoredLine } from './cartReadStore.ts';

describe('two lines of one variant that become one (E38)', () => {
  /** Of 20 units 9 are held: 2 by the customer's payment and 1 by the guest's. At the market 5 of 9: 1 by each. */
  const stock = { trackStock: true, stored: true, stock: 20, held: 9, stockMdo: 9, heldMdo: 5 };
  const OWN_STOCK: LiveStock = { ...stock, ownHeld: 2, ownHeldMdo: 1 };
  const GUEST_STOCK: LiveStock = { ...stock, ownHeld: 1, ownHeldMdo: 1 };
  const [MOST, MOST_AT_MARKET] = [14, 6];
  const OWN = storedLine({ id: 'own', stock: OWN_STOCK });
  const GUEST: StoredLine = { ...OWN, id: 'guest', quantity: 2, stock: GUEST_STOCK };
  const MERGED = { id: 'own', quantity: 5, priceSeen: 500, unsure: false, unsureReason: null, week: '2026-11-27' };
  const late = { unsure: true, unsureReason: 'last_week' } as const;
  const dearer = { unsure: true, unsureReason: 'price_changed' } as const;
  const cut = { unsure: true, unsureReason: 'stock_changed' };
  const soldOut = { stock: { ...OWN_STOCK, stock: 0 } };
  const oneLeft = { stock: { ...OWN_STOCK, stock: 7 } };

  it.each<[string, Partial<StoredLine>, Partial<StoredLine>, boolean, object]>([
    ['with the units of both', {}, {}, false, {}],
    ['of all units that there are', { quantity: MOST - 2 }, {}, false, { quantity: MOST }],
    ['of a unit more', { quantity: MOST - 1 }, {}, false, { quantity: MOST, ...cut }],
    ['of all units at the market', { quantity: MOST_AT_MARKET - 2 }, {}, true, { quantity: MOST_AT_MARKET }],
    ['of a unit more at the market', { quantity: MOST_AT_MARKET - 1 }, {}, true, { quantity: MOST_AT_MARKET, ...cut }],
    ['of the last unit', oneLeft, {}, false, { quantity: 1, ...cut }],
    ['that is sold out, with more at home', soldOut, {}, false, { quantity: 3 }],
    ['that is sold out, with more elsewhere', soldOut, { quantity: 4 }, false, { quantity: 4 }],
    ['at the lower price, of home', { priceSeen: 499 }, {}, false, { priceSeen: 499 }],
    ['at the lower price, of elsewhere (E69)', {}, { priceSeen: 499 }, false, { priceSeen: 499 }],
    ['of the earlier week, of home', { week: '2026-11-20' }, {}, false, { week: '2026-11-20' }],
    ['of the earlier week, of elsewhere (E57)', {}, { week: '2026-11-20' }, false, { week: '2026-11-20' }],
    ['to confirm, by home', late, {}, false, late],
    ['to confirm, by elsewhere', {}, late, false, late],
    ['to confirm, for the reason of home', dearer, late, false, dearer],
    ['to confirm, since units were cut off', { ...late, quantity: MOST }, dearer, false, { quantity: MOST, ...cut }],
  ])('are one %s', (_, own, guest, fromStorage, expected) => {
    expect(mergeLines({ ...OWN, ...own }, { ...GUEST, ...guest }, fromStorage)).toEqual({ ...MERGED, ...expected });
  });
});

describe('the choices of two carts that become one (E38)', () => {
  const at = (seconds: number) => ({ updatedAt: new Date(Date.UTC(2026, 10, 24, 17, 0, seconds)) });
  const NOTHING = { fromStorage: false, locationId: null, shippingZoneId: null, note: null, allergies: null };
  const GUEST = { fromStorage: true, locationId: 'point', shippingZoneId: null, note: 'guest', allergies: 'noix' };
  const OWN = { fromStorage: false, locationId: null, shippingZoneId: 'zone', note: 'own', allergies: 'lait' };
  const merge = (guest: Partial<CartChoices>, own: Partial<CartChoices>) =>
    mergeChoices({ id: 'guest', ...GUEST, ...at(2), ...guest }, { id: 'own', ...OWN, ...at(1), ...own });

  it.each<[string, Partial<CartChoices>, Partial<CartChoices>, object]>([
    ['the newer ones, of the guest', {}, {}, GUEST],
    ['the newer ones, of the account', {}, at(3), OWN],
    ['those of the account, of one instant', {}, at(2), OWN],
    ['the mode of the newer one, and the rest where it has none', NOTHING, {}, OWN],
    [
      'the mode of the account, and the rest where it has none',
      {},
      { ...NOTHING, ...at(3) },
      { ...GUEST, fromStorage: false },
    ],
    ['nothing of two without any', NOTHING, NOTHING, NOTHING],
    ['the place of the newer one alone', { note: null }, {}, { ...GUEST, note: 'own' }],
    [
      'the zone of the newer one alone',
      { locationId: null, shippingZoneId: 'other' },
      {},
      { ...GUEST, locationId: null, shippingZoneId: 'other' },
    ],
  ])('are %s', (_, guest, own, expected) => {
    expect(merge(guest, own)).toEqual(expected);
  });
});
