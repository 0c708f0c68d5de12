import { expect, it } from 'vitest';
import { changedFields, changedSince, updateOf } from './profileChange.ts';
import type { ProfileChange } from './profileInput.ts';
import type { CustomerRow } from './profileStore.ts';

const address = {
  name: 'Ann',
  phone: null,
  line1: '1, rue',
  line2: null,
  city: 'Hull',
  state: 'QC',
  postalCode: 'J8X3G4',
  country: 'CA',
};

/** Each field of a profile: its column, what it is before and after, and its name in the API's input. */
const FIELDS: [field: keyof ProfileChange, column: keyof CustomerRow, before: unknown, after: unknown, name: string][] =
  [
    ['firstName', 'first_name', 'Ann', 'Anne', 'firstName'],
    ['lastName', 'last_name', 'Roy', 'Roi', 'lastName'],
    ['lang', 'locale', 'fr', 'en', 'lang'],
    ['subscribeToNewsletter', 'newsletter', false, true, 'subscribeToNewsletter'],
    ['abandonedCart', 'notify_abandoned_cart', false, true, 'notificationPreferences'],
    ['itemMissing', 'notify_item_missing', true, false, 'notificationPreferences'],
    ['orderProgress', 'notify_order_progress', true, false, 'notificationPreferences'],
    ['shippingAddress', 'shipping_address', address, { ...address, line1: '2, rue' }, 'shippingAddress'],
    ['preferredLocationId', 'preferred_location_id', 'a', 'b', 'preferredLocationId'],
    ['shippingPreference', 'shipping_preference', 'pickup', 'ship', 'shippingPreference'],
    ['allergies', 'allergies', null, 'noix', 'allergies'],
    ['creditFirst', 'credit_first', true, false, 'creditFirst'],
  ];
const row = {
  ...Object.fromEntries(FIELDS.map(([, column, before]) => [column, before])),
  version: 7,
  field_versions: Object.fromEntries(FIELDS.map(([field], nth) => [field, nth])),
} as CustomerRow;

it.each(FIELDS)('%s is stored in %s with the next version, and nothing else', (field, column, before, after, name) => {
  const change = { [field]: after } as ProfileChange;
  expect(changedFields(row, { ...change, [field]: before })).toEqual([]);
  expect(changedFields(row, change)).toEqual([field]);
  const { version, field_versions: versions, ...columns } = updateOf(row, change, [field]);
  expect(columns).toEqual({ [column]: field === 'shippingAddress' ? JSON.stringify(after) : after });
  expect([version, JSON.parse(versions as string)]).toEqual([8, { ...row.field_versions, [field]: 8 }]);
  const stored = row.field_versions[field]!;
  expect([changedSince(row, [field], stored - 1), changedSince(row, [field], stored)]).toEqual([[name], []]);
});

it('names the notifications once, and an address that is removed', () => {
  const all = FIELDS.map(([field]) => field);
  expect(changedSince(row, all, 3)).toEqual(['notificationPreferences', ...FIELDS.slice(7).map(([field]) => field)]);
  expect(updateOf(row, { shippingAddress: null }, ['shippingAddress']).shipping_address).toBeNull();
});
