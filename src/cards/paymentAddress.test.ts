import { expect, it } from 'vitest';
import { paymentAddress } from './paymentAddress.ts';

const BILLING = { hosts: ['invoice.stripe.com'], origins: ['http://localhost:4002'] };

it.each([
  ['cs_test_a1B2', '/paiement/cs_test_a1B2'],
  ['https://invoice.stripe.com/i/acct_1/test_1', 'https://invoice.stripe.com/i/acct_1/test_1'],
  ['http://localhost:4002/i/in_1', 'http://localhost:4002/i/in_1'],
])('leads from checkout’s answer %s to %s (F-122)', (target, address) => {
  expect(paymentAddress(target, BILLING)).toBe(address);
});

it.each([
  '',
  'cs/../../evil',
  '//host.evil',
  'https://host.evil',
  'https://invoice.stripe.com.host.evil/i/1',
  'https://invoice.stripe.com@host.evil/i/1',
  'http://localhost:4002.host.evil/',
  'javascript:alert(1)',
])('rejects %j (E45, F-123)', (target) => expect(paymentAddress(target, BILLING)).toBeNull());
