import { isEmail } from '#rules/contactDetails.ts';
import { checkPostalCode } from '#rules/postalCode.ts';
import type { CardFacts } from './cardRecord.ts';
import { isProvince } from './payTexts.ts';
import type { PayTextKey } from './payTexts.ts';
import type { Payer, SessionRecord } from './sessionRecord.ts';
import { cardFacts, judgeCard } from './testCards.ts';

export type CardField = 'card' | 'expiry' | 'code' | 'cardName';
export type AddressField = 'name' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode';
export type PayField = 'email' | 'phone' | 'promotion' | AddressField | CardField;

export type PayValues = Record<PayField, string>;
export type PayErrors = Partial<Record<PayField, Extract<PayTextKey, `error.${string}`>>>;

export const CARD_FIELDS = ['card', 'expiry', 'code', 'cardName'] as const;

const MAX_LENGTH = 200;
const POSTAL_CODE_LENGTH = 6;

/** The fields of a hosted page. cardOnly: the customer is known. keeps: the card is stored and nothing is paid. */
export type FormAsk = Pick<SessionRecord, 'collectAddress' | 'collectPhone' | 'customerEmail'> & {
  cardOnly?: boolean;
  storesCard?: boolean;
  /** Typed before, perhaps incomplete. */
  postalCode?: string;
};

/** For a page that requires only a card. */
export const cardAlone = { cardOnly: true, collectAddress: false, collectPhone: false, customerEmail: null };

/** The fields that a session requires, in the order of the page. */
export function payFields(record: Omit<FormAsk, 'customerEmail'>): PayField[] {
  if (record.cardOnly) return [...CARD_FIELDS];
  const address: PayField[] = ['line1', 'line2', 'city', 'state', 'postalCode'];
  return [
    'email',
    ...(record.collectAddress ? (['name'] as const) : []),
    ...(record.collectPhone ? (['phone'] as const) : []),
    ...(record.collectAddress ? address : []),
    ...CARD_FIELDS,
  ];
}

/** With a recipient the name on the card is asked only where it is another one. */
export const isCardNameGiven = ({ collectAddress }: Pick<FormAsk, 'collectAddress'>, field: PayField): boolean =>
  field === 'cardName' && collectAddress;

/** The page's initial values. An email address given with the session is read-only. */
export const emptyValues = (record: Pick<FormAsk, 'customerEmail' | 'postalCode'>): PayValues => ({
  email: record.customerEmail ?? '',
  phone: '',
  promotion: '',
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: 'QC',
  postalCode: record.postalCode ?? '',
  card: '',
  expiry: '',
  code: '',
  cardName: '',
});

/** Parses '08 / 30' as month from 1 and full year; null if invalid. */
function expiryOf(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

function expiryError(text: string, now: Date): PayErrors['expiry'] {
  if (text === '') return 'error.expiryMissing';
  const expiry = expiryOf(text);
  if (!expiry) return 'error.expiryBad';
  const past = expiry.year < now.getUTCFullYear();
  const lastMonths = expiry.year === now.getUTCFullYear() && expiry.month < now.getUTCMonth() + 1;
  return past || lastMonths ? 'error.expiryPast' : undefined;
}

/** A phone number as `+` and digits, like Stripe's; null if invalid. Ten digits are Canadian. */
function phoneNumber(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\d{10}$/.test(digits)) return `+1${digits}`;
  if (/^\+?1\d{10}$/.test(digits)) return `+${digits.replace('+', '')}`;
  return /^\+\d{8,15}$/.test(digits) ? digits : null;
}

function cardError(number: string): PayErrors['card'] {
  if (number === '') return 'error.cardMissing';
  const result = judgeCard(number);
  if (result === 'bad') return 'error.cardBad';
  return result === 'notTest' ? 'error.cardNotTest' : undefined;
}

const checks: Record<PayField, (value: string, now: Date) => PayErrors[PayField]> = {
  email: (value) => (value === '' ? 'error.emailMissing' : isEmail(value) ? undefined : 'error.emailBad'),
  phone: (value) => (value === '' ? 'error.phoneMissing' : phoneNumber(value) ? undefined : 'error.phoneBad'),
  name: (value) => (value === '' ? 'error.nameMissing' : undefined),
  line1: (value) => (value === '' ? 'error.line1Missing' : undefined),
  line2: () => undefined,
  promotion: () => undefined,
  city: (value) => (value === '' ? 'error.cityMissing' : undefined),
  state: (value) => (isProvince(value) ? undefined : 'error.stateBad'),
  postalCode: (value) => {
    if (value === '') return 'error.postalCodeMissing';
    return checkPostalCode(value).code?.length === POSTAL_CODE_LENGTH ? undefined : 'error.postalCodeBad';
  },
  card: cardError,
  expiry: expiryError,
  code: (value) => (value === '' ? 'error.codeMissing' : /^\d{3,4}$/.test(value) ? undefined : 'error.codeBad'),
  cardName: (value) => (value === '' ? 'error.cardNameMissing' : undefined),
};

const shippingOf = (values: PayValues): Payer['shipping'] => {
  const code = checkPostalCode(values.postalCode).code ?? '';
  return {
    name: values.name,
    line1: values.line1,
    line2: values.line2 || null,
    city: values.city,
    state: values.state,
    postalCode: `${code.slice(0, 3)} ${code.slice(3)}`,
    country: 'CA',
  };
};

const typed = (form: URLSearchParams, field: PayField): string =>
  form
    .get(field)
    ?.trim()
    .slice(0, MAX_LENGTH + 1) ?? '';

/** The unchecked input, shown again after a code was applied or refused. The security code is never stored. */
export function readDraft(body: string, record: FormAsk): PayValues {
  const form = new URLSearchParams(body);
  const values = emptyValues(record);
  for (const field of [...payFields(record), 'promotion'] as const) {
    if (field !== 'email' || record.customerEmail === null) values[field] = typed(form, field).slice(0, MAX_LENGTH);
  }
  const isKept = values.card === '' || judgeCard(values.card) !== 'notTest';
  return { ...values, code: '', card: isKept ? values.card : '' };
}

/** The result of a submitted form: a payer, or errors by field. */
export type PayFormResult = { payer: Payer; card: CardFacts } | { values: PayValues; errors: PayErrors };

/**
 * Parses the hosted page's form. The card is checked only once everything else is valid; a refused one is an error of
 * its field, so that another can be tried. The security code never leaves this function.
 */
export function readPayForm(body: string, record: FormAsk, now: Date): PayFormResult {
  const form = new URLSearchParams(body);
  const values = emptyValues(record);
  const errors: PayErrors = {};
  for (const field of payFields(record)) {
    if (field !== 'email' || record.customerEmail === null) values[field] = typed(form, field);
    const isLeftOut = values[field] === '' && isCardNameGiven(record, field);
    const error = values[field].length > MAX_LENGTH ? 'error.tooLong' : checks[field](values[field], now);
    if (error && !isLeftOut) errors[field] = error;
  }
  const result = judgeCard(values.card, record.storesCard ? 'keep' : 'pay');
  if (Object.keys(errors).length === 0 && result !== 'pays') {
    errors.card = result === 'noFunds' ? 'error.cardNoFunds' : 'error.cardRefused';
  }
  if (Object.keys(errors).length > 0) {
    // A number that is not a test card may be a real one, so it is not stored either.
    return { values: { ...values, code: '', card: result === 'notTest' ? '' : values.card }, errors };
  }
  const expiry = expiryOf(values.expiry);
  const card = expiry && cardFacts(values.card, expiry.month, expiry.year);
  if (!card) throw new Error('A card that pays is known, and so is its end');
  return {
    card,
    payer: {
      email: values.email,
      name: values.cardName || values.name,
      phone: record.collectPhone ? phoneNumber(values.phone) : null,
      shipping: record.collectAddress ? shippingOf(values) : null,
    },
  };
}
