import type { EnterOrderMutation } from '#generated/relay/EnterOrderMutation.graphql.ts';
import { isEmail, NAME_MAX_LENGTH, readPhone } from '#rules/contactDetails.ts';
import { isPlainText } from '#rules/plainText.ts';
import { readPostalCode } from '#rules/postalCode.ts';
import { check, trimmed, z } from '../../shared/forms/formSchema.ts';

export type EntryInput = EnterOrderMutation['variables']['order'];

/** A customer of the market as they were found. */
export type EntryCustomer = { id: string; name: string; email: string };
/** A variant as it was found, and how many of it. */
export type EntryLine = { variant: string; product: string; name: string; alcohol: boolean; quantity: number };

/** The place of an order in the form: the kind and id; '' is none. */
export const placeValue = (kind: 'location' | 'zone', id: string): string => `${kind} ${id}`;
export const isDelivered = (place: string): boolean => place.startsWith('zone ');

export const emptyEntry = {
  /** One who has an account, or somebody without. */
  kind: 'customer' as 'customer' | 'person',
  customer: null as EntryCustomer | null,
  person: { name: '', phone: '', email: '', lang: 'fr' as 'fr' | 'en' },
  lines: [] as EntryLine[],
  place: '',
  address: { line1: '', line2: '', city: '', postalCode: '' },
  birthDate: '',
  note: '',
  /** How it is paid: when it is received, or by card through a link in the mail. */
  pay: 'cash' as 'cash' | 'link',
  /** How the customer asked that their credit pays first (ADR 181); '': they did not. */
  credit: '' as '' | 'phone' | 'counter',
};
export type EntryValues = typeof emptyEntry;

const isEmptyAddress = ({ line1, line2, city, postalCode }: EntryValues['address']) =>
  [line1, line2, city, postalCode].every((text) => text.trim() === '');

/** The address as the API takes it; null while it is empty or not whole. */
function addressOf({ place, address }: EntryValues): EntryInput['address'] {
  const isWhole =
    address.line1.trim() !== '' && address.city.trim() !== '' && readPostalCode(address.postalCode) !== null;
  if (!isDelivered(place) || !isWhole) return null;
  const { line1, line2, city, postalCode } = address;
  return { line1, line2: line2.trim() || null, city, postal_code: postalCode };
}

/** The address to which a payment link would be mailed; '': none. */
export function linkEmail({ kind, customer, person }: EntryValues): string {
  if (kind === 'customer') return customer?.email ?? '';
  const email = person.email.trim();
  return isEmail(email) ? email : '';
}

/** What can be tried of an order that is not complete yet. `addsTo`: the id of the order that it adds to. */
export function entryInput(values: EntryValues, addsTo: string | null): EntryInput {
  const { kind, customer, lines, place, birthDate, note, credit } = values;
  const [placeKind, placeId = ''] = place.split(' ');
  return {
    customer: kind === 'customer' ? (customer?.id ?? null) : null,
    items: lines.map(({ variant, quantity }) => ({ variant, quantity })),
    locationId: placeKind === 'location' ? placeId : null,
    shippingZoneId: placeKind === 'zone' ? placeId : null,
    address: addressOf(values),
    birthDate: /^\d{4}-\d\d-\d\d$/.test(birthDate) && lines.some(({ alcohol }) => alcohol) ? birthDate : null,
    note: note.trim() || null,
    addsTo,
    credit: kind === 'customer' && customer && credit !== '' ? credit : null,
  };
}

const line = trimmed(
  check((text) => text === '' || isPlainText(text, NAME_MAX_LENGTH), 'desk_catalogue.refused.plain'),
);
const person = z.object({
  name: line.check(check((text) => text.trim() !== '', 'desk_entry.needed')),
  phone: trimmed(check((text) => readPhone(text) !== null, 'account.phone_validation')),
  email: trimmed(check((text) => text === '' || isEmail(text), 'account.email_validation')),
  lang: z.enum(['fr', 'en']),
});

/** From the form's values to the API's order. */
export const entrySchema = (addsTo: string | null) =>
  z.pipe(
    z
      .object({
        kind: z.enum(['customer', 'person']),
        customer: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
        person: z.object({ name: z.string(), phone: z.string(), email: z.string(), lang: z.enum(['fr', 'en']) }),
        lines: z.array(z.custom<EntryLine>()),
        place: z.string().check(check((text) => text !== '', 'desk_entry.needed')),
        address: z.object({ line1: line, line2: line, city: line, postalCode: z.string() }),
        birthDate: z.string(),
        note: z.string(),
        pay: z.enum(['cash', 'link']),
        credit: z.enum(['', 'phone', 'counter']),
      })
      .check(({ value, issues }) => {
        const fail = (path: string[], key: string) =>
          issues.push({ code: 'custom', input: value, path, params: { key } });
        if (value.kind === 'customer' && value.customer === null) fail(['customer'], 'desk_entry.needed');
        if (value.lines.length === 0) fail(['lines'], 'desk_entry.no_goods');
        if (value.kind === 'person')
          for (const issue of person.safeParse(value.person).error?.issues ?? [])
            issues.push({ ...issue, input: value, path: ['person', ...issue.path] } as never);
        const { address, place } = value;
        const isNeeded = isDelivered(place) && (value.kind === 'person' || !isEmptyAddress(address));
        if (!isNeeded) return;
        if (address.line1.trim() === '') fail(['address', 'line1'], 'desk_entry.needed');
        if (address.city.trim() === '') fail(['address', 'city'], 'desk_entry.needed');
        if (readPostalCode(address.postalCode) === null) fail(['address', 'postalCode'], 'cart.zip_validation');
      }),
    z.transform((values: EntryValues): EntryInput => {
      const { name, phone, email, lang } = values.person;
      const contact = { name: name.trim(), phone: phone.trim(), email: email.trim() || null, lang };
      return { ...entryInput(values, addsTo), person: values.kind === 'person' ? contact : null };
    }),
  );
