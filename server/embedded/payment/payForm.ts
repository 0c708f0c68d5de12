import { isEmail } from '../../../rules/email.ts';
import { checkPostalCode } from '../../../rules/postalCode.ts';
import { isProvince } from './payTexts.ts';
import type { PayTextKey } from './payTexts.ts';
import type { Payer, SessionRecord } from './sessionRecord.ts';
import { judgeCard } from './testCards.ts';

export type CardField = 'card' | 'expiry' | 'code' | 'cardName';
export type AddressField = 'name' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode';
export type PayField = 'email' | 'phone' | AddressField | CardField;

export type PayValues = Record<PayField, string>;
export type PayErrors = Partial<Record<PayField, Extract<PayTextKey, `error.${string}`>>>;

const MAX_LENGTH = 200;
const POSTAL_CODE_LENGTH = 6;

/** The fields that a session asks for, in the order of the page. */
export function payFields(record: Pick<SessionRecord, 'collectAddress' | 'collectPhone'>): PayField[] {
  const address: PayField[] = ['line1', 'line2', 'city', 'state', 'postalCode'];
  return [
    'email',
    ...(record.collectAddress ? (['name'] as const) : []),
    ...(record.collectPhone ? (['phone'] as const) : []),
    ...(record.collectAddress ? address : []),
    ...(['card', 'expiry', 'code', 'cardName'] as const),
  ];
}

/** What the page is first shown with. An e-mail that the session came with is fixed. */
export const emptyValues = (record: Pick<SessionRecord, 'customerEmail'>): PayValues => ({
  email: record.customerEmail ?? '',
  phone: '',
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: 'QC',
  postalCode: '',
  card: '',
  expiry: '',
  code: '',
  cardName: '',
});

function expiryError(text: string, now: Date): PayErrors['expiry'] {
  if (text === '') return 'error.expiryMissing';
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  if (!month) return 'error.expiryBad';
  const past = 2000 + Number(year) < now.getUTCFullYear();
  const lastMonths = 2000 + Number(year) === now.getUTCFullYear() && Number(month) < now.getUTCMonth() + 1;
  return past || lastMonths ? 'error.expiryPast' : undefined;
}

/** `+` and digits, as Stripe gives it, or null. Ten digits are Canadian. */
function phoneNumber(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\d{10}$/.test(digits)) return `+1${digits}`;
  if (/^\+?1\d{10}$/.test(digits)) return `+${digits.replace('+', '')}`;
  return /^\+\d{8,15}$/.test(digits) ? digits : null;
}

function cardError(number: string): PayErrors['card'] {
  if (number === '') return 'error.cardMissing';
  const outcome = judgeCard(number);
  if (outcome === 'bad') return 'error.cardBad';
  return outcome === 'notTest' ? 'error.cardNotTest' : undefined;
}

const checks: Record<PayField, (value: string, now: Date) => PayErrors[PayField]> = {
  email: (value) => (value === '' ? 'error.emailMissing' : isEmail(value) ? undefined : 'error.emailBad'),
  phone: (value) => (value === '' ? 'error.phoneMissing' : phoneNumber(value) ? undefined : 'error.phoneBad'),
  name: (value) => (value === '' ? 'error.nameMissing' : undefined),
  line1: (value) => (value === '' ? 'error.line1Missing' : undefined),
  line2: () => undefined,
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

/** What became of a submitted form: somebody who pays, or what to tell beside which field. */
export type PayFormResult = { payer: Payer } | { values: PayValues; errors: PayErrors };

/**
 * Reads the hosted page's form. The card is only put to the test when everything else is in order; a refused one is an
 * error of its field, so that another can be tried. The card's code never leaves this function.
 */
export function readPayForm(body: string, record: SessionRecord, now: Date): PayFormResult {
  const form = new URLSearchParams(body);
  const values = emptyValues(record);
  const errors: PayErrors = {};
  for (const field of payFields(record)) {
    if (field !== 'email' || record.customerEmail === null)
      values[field] =
        form
          .get(field)
          ?.trim()
          .slice(0, MAX_LENGTH + 1) ?? '';
    const error = values[field].length > MAX_LENGTH ? 'error.tooLong' : checks[field](values[field], now);
    if (error) errors[field] = error;
  }
  const outcome = judgeCard(values.card);
  if (Object.keys(errors).length === 0 && outcome !== 'pays') {
    errors.card = outcome === 'noFunds' ? 'error.cardNoFunds' : 'error.cardRefused';
  }
  if (Object.keys(errors).length > 0) {
    // A number that is no test card may be somebody's own: it is not kept, no more than a code is.
    return { values: { ...values, code: '', card: outcome === 'notTest' ? '' : values.card }, errors };
  }
  return {
    payer: {
      email: values.email,
      name: values.cardName,
      phone: record.collectPhone ? phoneNumber(values.phone) : null,
      shipping: record.collectAddress ? shippingOf(values) : null,
    },
  };
}
