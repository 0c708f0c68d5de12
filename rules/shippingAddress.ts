import { NAME_MAX_LENGTH, readPhone, readProvince, type Province } from './contactDetails.ts';
import { visibleText } from './plainText.ts';
import { readPostalCode } from './postalCode.ts';

/** A delivery address as it is stored; a line or telephone number that is not there is null. */
export type ShippingAddress = {
  name: string;
  phone: string | null;
  line1: string;
  line2: string | null;
  city: string;
  state: Province;
  postalCode: string;
};
export type AddressField = keyof ShippingAddress;
/** Why a field cannot be stored: empty, too long or not one line, or not of its format. */
export type AddressRefusal = 'needed' | 'line' | 'state' | 'postal_code' | 'phone';

const CONTROL = /\p{Cc}/u;
const readLine = (text: string): string | null =>
  [...text].length > NAME_MAX_LENGTH || CONTROL.test(text) ? null : text;

type Schema = {
  [F in AddressField]: {
    /** The stored form of a text that is trimmed and not empty; null: refused. */
    read: (text: string) => NonNullable<ShippingAddress[F]> | null;
    refusal: AddressRefusal;
    mayBeEmpty?: true;
  };
};

/** Each field's constraint and reason, for the form and for the server (spec 5). */
const SCHEMA: Schema = {
  name: { read: readLine, refusal: 'line' },
  phone: { read: readPhone, refusal: 'phone', mayBeEmpty: true },
  line1: { read: readLine, refusal: 'line' },
  line2: { read: readLine, refusal: 'line', mayBeEmpty: true },
  city: { read: readLine, refusal: 'line' },
  state: { read: readProvince, refusal: 'state' },
  postalCode: { read: readPostalCode, refusal: 'postal_code' },
};

export const ADDRESS_FIELDS = Object.keys(SCHEMA) as readonly AddressField[];
export const mayBeEmpty = (field: AddressField): boolean => SCHEMA[field].mayBeEmpty === true;

type Refusals = Partial<Record<AddressField, AddressRefusal>>;

/** The address of typed texts, or every field that is refused, and why. */
export function readShippingAddress(
  typed: Readonly<Record<AddressField, string>>,
): { address: ShippingAddress; refused: Refusals } | { address: null; refused: Refusals } {
  const refused: Refusals = {};
  const parsedFields = ADDRESS_FIELDS.map((field) => {
    const text = visibleText(typed[field]).trim();
    const value = text === '' ? null : SCHEMA[field].read(text);
    if (text === '' && !mayBeEmpty(field)) refused[field] = 'needed';
    if (text !== '' && value === null) refused[field] = SCHEMA[field].refusal;
    return [field, value];
  });
  const isWhole = Object.keys(refused).length === 0;
  return isWhole
    ? { address: Object.fromEntries(parsedFields) as ShippingAddress, refused }
    : { address: null, refused };
}
