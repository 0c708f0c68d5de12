import { expect, it } from 'vitest';
import { goodCard } from '../../../tests/support/payment/providerHarness.ts';
import { readPayForm } from './payForm.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { judgeCard } from './testCards.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const record: SessionRecord = {
  id: 'cs_test_1',
  status: 'open',
  created: 0,
  expiresAt: 0,
  mode: 'payment',
  customer: null,
  idempotencyKey: null,
  requestHash: '',
  clientReferenceId: null,
  locale: 'fr',
  lines: [],
  amountTotal: 450,
  takesCodes: false,
  promotion: null,
  subscription: null,
  successUrl: '',
  cancelUrl: '',
  customerEmail: null,
  collectAddress: true,
  collectPhone: true,
  metadata: {},
  payment: null,
  setup: null,
  event: null,
};

const delivery = {
  name: 'Léa',
  phone: '819 555 0142',
  line1: '12, rue des Braves',
  line2: ' app. 3 ',
  city: 'Gatineau',
  state: 'QC',
  postalCode: 'J8X 2K1',
};

const readForm = (changes: Record<string, string> = {}) =>
  readPayForm(new URLSearchParams({ ...goodCard, ...delivery, ...changes }).toString(), record, NOW);

it.each([
  ['819 555 0142', '+18195550142'],
  ['1-819-555-0142', '+18195550142'],
  ['+1 (819) 555.0142', '+18195550142'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('accepts a phone number as written: %s', (phone, expected) => {
  expect(readForm({ phone })).toMatchObject({ payer: { phone: expected } });
});

it.each(['555-0142', '819 555 01422 3', 'maison'])('rejects a phone number: %s', (phone) => {
  expect(readForm({ phone })).toMatchObject({ errors: { phone: 'error.phoneBad' } });
});

it('takes the recipient’s name for the card’s, unless another is written', () => {
  expect(readForm({ cardName: '' })).toMatchObject({ payer: { name: delivery.name } });
  expect(readForm({ cardName: 'Autre Nom' })).toMatchObject({ payer: { name: 'Autre Nom' } });
  const pickup = new URLSearchParams({ ...goodCard, cardName: '' }).toString();
  expect(readPayForm(pickup, { ...record, collectAddress: false, collectPhone: false }, NOW)).toMatchObject({
    errors: { cardName: 'error.cardNameMissing' },
  });
});

it('trims the address, and formats the postal code', () => {
  expect(readForm({ postalCode: 'j8x-2k1' })).toMatchObject({
    payer: { shipping: { line2: 'app. 3', postalCode: 'J8X 2K1', country: 'CA' } },
  });
});

it.each([
  ['11/26', undefined],
  ['1126', undefined],
  ['11 / 2026', undefined],
  ['1/27', undefined],
  ['10/26', 'error.expiryPast'],
  ['12/25', 'error.expiryPast'],
  ['00/27', 'error.expiryBad'],
  ['2027-01', 'error.expiryBad'],
])('checks the expiry %s in November 2026', (expiry, error) => {
  const result = readForm({ expiry });
  expect('errors' in result ? result.errors.expiry : undefined).toBe(error);
});

it('never returns the security code for correction', () => {
  expect(readForm({ email: '', code: '987' })).toMatchObject({ values: { code: '', cardName: goodCard.cardName } });
});

it('checks the card only once the rest of the form is valid', () => {
  expect(readForm({ card: '4000000000000002', city: '' })).toMatchObject({ errors: { city: 'error.cityMissing' } });
  expect(readForm({ card: '4000000000000002', city: '' })).not.toHaveProperty('errors.card');
  expect(readForm({ card: '4000000000000002' })).toMatchObject({ errors: { card: 'error.cardRefused' } });
});

it.each([
  ['4242-4242 4242 4242', 'pays'],
  ['5555555555554444', 'pays'],
  ['4000000000000002', 'refused'],
  ['4000000000009995', 'noFunds'],
  ['378282246310005', 'notTest'],
  ['4242424242424241', 'bad'],
  ['42424242', 'bad'],
  ['', 'bad'],
])('classifies the card %s %s', (number, expected) => {
  expect(judgeCard(number)).toBe(expected);
});
