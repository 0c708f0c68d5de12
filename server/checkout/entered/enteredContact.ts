import type { Locale } from '#rules/constants.ts';
import { COUNTRY, isEmail, NAME_MAX_LENGTH, readPhone, type PaidContact } from '#rules/contactDetails.ts';
import { visibleText } from '#rules/plainText.ts';
import { ADDRESS_FIELDS, readShippingAddress } from '#rules/shippingAddress.ts';
import type { Transaction } from '../../database/transaction.ts';
import { MarketError, MarketErrors } from '../../marketError.ts';
import { lockBuyer } from '../attempt/buyerStore.ts';

/** Somebody without an account, as staff typed it. */
export type EnteredPerson = { name: string; phone: string; email: string | null; locale: Locale };
/** Where it is delivered, as staff typed it. */
export type EnteredAddress = {
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  postalCode: string;
};
/** Whom an order is entered for. `customerId`: a uuid. `person` null: not known yet, for a preview. `address` null: the customer's own. */
export type EnteredBuyer = { address: EnteredAddress | null } & (
  | { customerId: string }
  | { person: EnteredPerson | null }
);

const CONTROL = /\p{Cc}/u;

function readPerson({ name, phone, email }: EnteredPerson): {
  contact: Omit<PaidContact, 'address'>;
  errors: MarketError[];
} {
  const fullName = visibleText(name).trim();
  const isName = fullName !== '' && [...fullName].length <= NAME_MAX_LENGTH && !CONTROL.test(fullName);
  const phoneNumber = readPhone(visibleText(phone).trim());
  const mail = visibleText(email ?? '')
    .trim()
    .toLowerCase();
  const errors = [
    isName ? null : new MarketError('BAD_INPUT', { field: 'name' }),
    phoneNumber === null ? new MarketError('PHONE_INVALID') : null,
    mail === '' || isEmail(mail) ? null : new MarketError('EMAIL_INVALID'),
  ].filter((error) => error !== null);
  return { contact: { name: fullName, phone: phoneNumber, email: mail === '' ? null : mail }, errors };
}

/** The stored form of an address, or what is wrong with it. */
function readAddress(name: string, typed: EnteredAddress): { address: PaidContact['address']; errors: MarketError[] } {
  const { address, refused } = readShippingAddress({ ...typed, line2: typed.line2 ?? '', name, phone: '' });
  const errors = ADDRESS_FIELDS.flatMap((field) => {
    if (!refused[field] || field === 'name') return [];
    return field === 'postalCode'
      ? new MarketError('ZIP_INVALID')
      : new MarketError('BAD_INPUT', { field: `address.${field}` });
  });
  if (!address) return { address: null, errors };
  const { line1, line2, city, state, postalCode } = address;
  return { address: { line1, line2, city, state, postalCode, country: COUNTRY }, errors };
}

/**
 * Recipient and destination of an entered order; a customer's account is locked against deletion. MarketErrors with everything that
 * is wrong: BAD_INPUT {field}, PHONE_INVALID, EMAIL_INVALID, ZIP_INVALID; NOT_FOUND for a customer who does not exist any more.
 */
export async function readEnteredContact(
  tx: Transaction,
  buyer: EnteredBuyer,
  isDelivered: boolean,
): Promise<{ contact: PaidContact; locale: Locale }> {
  const account = 'customerId' in buyer ? await lockBuyer(tx, buyer.customerId, isDelivered) : null;
  if ('customerId' in buyer && !account) throw new MarketError('NOT_FOUND');
  const person = 'person' in buyer && buyer.person ? readPerson(buyer.person) : null;
  const own = account?.contact ?? { name: null, phone: null, email: null, ...person?.contact, address: null };
  // Without a name, a person's own error is the one to report.
  const typed = isDelivered && buyer.address ? readAddress(own.name || '-', buyer.address) : null;
  const errors = [...(person?.errors ?? []), ...(typed?.errors ?? [])];
  if (errors.length > 0) throw new MarketErrors(errors);
  const locale = account?.locale ?? ('person' in buyer ? buyer.person?.locale : null) ?? 'fr';
  return { contact: { ...own, address: typed ? typed.address : own.address }, locale };
}
