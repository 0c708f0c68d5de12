import type { UpdateUserInput } from '#generated/schemaTypes.ts';
import { readAllergies } from '#rules/allergies.ts';
import type { Locale } from '#rules/constants.ts';
import { COUNTRY, NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import { visibleText } from '#rules/plainText.ts';
import { ADDRESS_FIELDS, readShippingAddress, type AddressField } from '#rules/shippingAddress.ts';
import type { ShippingAddressRow, ShippingPreference } from '../database/peopleTables.ts';
import { requireKey } from '../graphql/globalId.ts';
import { MarketError, MarketErrors } from '../marketError.ts';

/** The requested changes; absent: unchanged. The place as a uuid. */
export type ProfileChange = Partial<{
  firstName: string | null;
  lastName: string | null;
  lang: Locale;
  subscribeToNewsletter: boolean;
  abandonedCart: boolean;
  itemMissing: boolean;
  orderProgress: boolean;
  shippingAddress: ShippingAddressRow | null;
  preferredLocationId: string | null;
  shippingPreference: ShippingPreference | null;
  allergies: string | null;
  creditFirst: boolean;
}>;

const CONTROL = /\p{Cc}/u;
const badInput = (field: string) => new MarketError('BAD_INPUT', { field });

/** One line of text, trimmed, without invisible characters; blank is null. */
function line(text: string | null, field: string): string | null {
  const trimmed = visibleText(text ?? '').trim();
  if ([...trimmed].length > NAME_MAX_LENGTH || CONTROL.test(trimmed)) throw badInput(field);
  return trimmed === '' ? null : trimmed;
}

/** Reads every part and collects what each throws, so that all errors are reported together. */
function collector() {
  const errors: MarketError[] = [];
  return {
    troubles: errors,
    read<T>(work: () => T): T | undefined {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof MarketError)) throw error;
        errors.push(error);
        return undefined;
      }
    },
  };
}
type Collect = ReturnType<typeof collector>['read'];

function refusalOf(field: AddressField): MarketError {
  if (field === 'phone') return new MarketError('PHONE_INVALID');
  if (field === 'postalCode') return new MarketError('ZIP_INVALID');
  return badInput(field === 'name' ? 'shippingAddress.name' : `shippingAddress.address.${field}`);
}

function addressOf(
  input: NonNullable<UpdateUserInput['shippingAddress']>,
  collect: Collect,
): ShippingAddressRow | undefined {
  const { line1, line2, city, state, postal_code: postalCode, country } = input.address;
  const typed = { name: input.name, phone: input.phone ?? '', line1, line2: line2 ?? '', city, state, postalCode };
  const { address, refused: invalid } = readShippingAddress(typed);
  for (const field of ADDRESS_FIELDS)
    collect(() => {
      if (invalid[field]) throw refusalOf(field);
    });
  const isHere = collect(() => {
    if (country.trim().toUpperCase() !== COUNTRY) throw badInput('shippingAddress.address.country');
    return true;
  });
  return address && isHere ? { ...address, country: COUNTRY } : undefined;
}

function allergiesOf(text: string | null): string | null {
  const allergies = readAllergies(text);
  if (allergies === undefined) throw badInput('allergies');
  return allergies;
}

function locationOf(id: string | null): string | null {
  if (id === null) return null;
  if (/^0*$/.test(id.trim())) throw badInput('preferredLocationId');
  return requireKey(id, 'Location');
}

/** A field that may be absent but not null. */
function filled<T>(value: T | null | undefined, field: string): T | undefined {
  if (value === null) throw badInput(field);
  return value;
}

/**
 * Validates the changes of a profile (spec 3, 5). Throws MarketErrors with everything that is wrong: BAD_INPUT {field},
 * ZIP_INVALID, PHONE_INVALID, NOT_FOUND.
 */
export function readProfile(input: UpdateUserInput): ProfileChange {
  const { troubles: errors, read: collect } = collector();
  const { firstName, lastName, notificationPreferences: notifications, shippingAddress, preferredLocationId } = input;
  collect(() => filled(notifications, 'notificationPreferences'));
  const change: ProfileChange = {
    firstName: firstName === undefined ? undefined : collect(() => line(firstName, 'firstName')),
    lastName: lastName === undefined ? undefined : collect(() => line(lastName, 'lastName')),
    lang: collect(() => filled(input.lang, 'lang')),
    subscribeToNewsletter: collect(() => filled(input.subscribeToNewsletter, 'subscribeToNewsletter')),
    abandonedCart: collect(() => filled(notifications?.abandonedCart, 'notificationPreferences.abandonedCart')),
    itemMissing: collect(() => filled(notifications?.itemMissing, 'notificationPreferences.itemMissing')),
    orderProgress: collect(() => filled(notifications?.orderProgress, 'notificationPreferences.orderProgress')),
    shippingAddress: shippingAddress ? addressOf(shippingAddress, collect) : shippingAddress,
    preferredLocationId: preferredLocationId === undefined ? undefined : collect(() => locationOf(preferredLocationId)),
    shippingPreference: input.shippingPreference,
    creditFirst: collect(() => filled(input.creditFirst, 'creditFirst')),
    allergies: input.allergies === undefined ? undefined : collect(() => allergiesOf(input.allergies ?? null)),
  };
  if (errors.length > 0) throw new MarketErrors(errors);
  return change;
}
