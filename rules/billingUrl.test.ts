import { describe, expect, it } from 'vitest';
import { isBillingUrl } from './billingUrl.ts';

const BILLING = { hosts: ['invoice.stripe.com', 'checkout.stripe.com'], origins: ['http://localhost:4002'] };

describe('isBillingUrl (E45, F-123)', () => {
  it.each([
    'https://invoice.stripe.com/i/acct_1/test_1?s=ap',
    'https://checkout.stripe.com/c/pay/cs_test_1#fidkdWxOYHwnPyd1',
    'HTTPS://Invoice.Stripe.com/i/1',
    'https://invoice.stripe.com:443/i/1',
    'http://localhost:4002/c/pay/cs_test_1',
  ])('accepts %s', (address) => expect(isBillingUrl(address, BILLING)).toBe(true));

  it.each([
    'https://host.evil',
    'https://invoice.stripe.com.host.evil/i/1',
    'https://invoice.stripe.comhost.evil/i/1',
    'https://host.evil/https://invoice.stripe.com/i/1',
    'https://host.evil?https://invoice.stripe.com',
    'https://host.evil#https://invoice.stripe.com',
    'https://invoice.stripe.com@host.evil/i/1',
    'https://invoice.stripe.com:pay@host.evil/',
    'https://user@invoice.stripe.com/i/1',
    'https://evil.invoice.stripe.com/i/1',
    'https://xinvoice.stripe.com/i/1',
    'https://invoice.stripe.com:8443/i/1',
    'http://invoice.stripe.com/i/1',
    'https:\\\\invoice.stripe.com\\i',
    'https://host.evil\\@invoice.stripe.com/',
    'https://invoice\t.stripe.com/i/1',
    ' https://invoice.stripe.com/i/1',
    'https:invoice.stripe.com/i/1',
    '//invoice.stripe.com/i/1',
    'https://invoice.stripe.com./i/1',
    'https://invoice．stripe．com.host.evil/',
    'https://іnvoice.stripe.com/i/1',
    'javascript:alert(1)//https://invoice.stripe.com',
    'data:text/html,https://invoice.stripe.com',
    'ftp://invoice.stripe.com/',
    'https://localhost:4002/c/pay/1',
    'http://localhost:40021/c/pay/1',
    'http://localhost:4002@host.evil/',
    'http://127.0.0.1:4002/c/pay/1',
    'cs_test_1',
    '/paiement/cs_test_1',
    '',
  ])('rejects %j', (address) => expect(isBillingUrl(address, BILLING)).toBe(false));

  it('rejects everything when nothing is configured', () => {
    expect(isBillingUrl('https://invoice.stripe.com/i/1', { hosts: [], origins: [] })).toBe(false);
  });
});
