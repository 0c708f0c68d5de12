import type { ProfileChange } from './profileInput.ts';
import type { CustomerRow, ProfileUpdate } from './profileStore.ts';

type Field = keyof ProfileChange;

/** The columns of each field. */
const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  lang: 'locale',
  subscribeToNewsletter: 'newsletter',
  abandonedCart: 'notify_abandoned_cart',
  itemMissing: 'notify_item_missing',
  orderProgress: 'notify_order_progress',
  shippingAddress: 'shipping_address',
  preferredLocationId: 'preferred_location_id',
  shippingPreference: 'shipping_preference',
  allergies: 'allergies',
  creditFirst: 'credit_first',
} as const satisfies Record<Field, keyof CustomerRow>;

const NOTIFICATIONS: readonly string[] = ['abandonedCart', 'itemMissing', 'orderProgress'] satisfies Field[];

/** Its name in UpdateUserInput. */
const inputName = (field: string): string => (NOTIFICATIONS.includes(field) ? 'notificationPreferences' : field);

const FIELDS = Object.keys(COLUMNS) as Field[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Compares JSON regardless of the order of keys, which a database changes. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? null) === (b[key] ?? null));
}

/** The fields whose new value differs from the stored one. */
export function changedFields(row: CustomerRow, change: ProfileChange): Field[] {
  return FIELDS.filter((field) => change[field] !== undefined && !isSame(change[field], row[COLUMNS[field]]));
}

/** Those of these fields that were changed after `version`, by their names in the API. */
export function changedSince(row: CustomerRow, fields: readonly Field[], version: number): string[] {
  const names = fields.filter((field) => (row.field_versions[field] ?? 0) > version).map(inputName);
  return [...new Set(names)];
}

/** The columns to write for these fields, with the next version. */
export function updateOf(row: CustomerRow, change: ProfileChange, fields: readonly Field[]): ProfileUpdate {
  const version = row.version + 1;
  const { shippingAddress } = change;
  const values = Object.fromEntries(fields.map((field) => [COLUMNS[field], change[field]])) as ProfileUpdate;
  return {
    ...values,
    ...(fields.includes('shippingAddress') && {
      shipping_address: shippingAddress ? JSON.stringify(shippingAddress) : null,
    }),
    version,
    field_versions: JSON.stringify({
      ...row.field_versions,
      ...Object.fromEntries(fields.map((field) => [field, version])),
    }),
  };
}
