import { describe, expect, it } from 'vitest';
import { attemptAt as at, attemptLine as line, attemptRow as attempt } from '../../../tests/support/attemptRows.ts';
import { chargeInput, invoiceInput, linkPaymentInput, paymentInput } from './paymentInput.ts';

const ORIGIN = 'https://market.example.test';
const LINES = [
  line({}),
  line({ product_name_primary: 'Pain', product_name_secondary: null, price: 200, quantity: 1, deposit: 0 }),
];

const CHARGED = {
  fr: {
    attemptId: '11111111-1111-4111-8111-111111111111',
    locale: 'fr',
    lines: [
      { name: 'Cidre, la bouteille', unitAmount: 1400, quantity: 3, isItem: true },
      { name: 'Pain, la bouteille', unitAmount: 200, quantity: 1, isItem: true },
      { name: 'Consignes', unitAmount: 60, quantity: 1 },
      { name: 'Livraison', unitAmount: 700, quantity: 1 },
      { name: 'Frais de commande', unitAmount: 500, quantity: 1 },
    ],
    taxes: [
      { name: 'TPS (5 %)', amount: 245 },
      { name: 'TVQ (9,975 %)', amount: 489 },
    ],
    total: 6394,
  },
  en: {
    attemptId: '11111111-1111-4111-8111-111111111111',
    locale: 'en',
    lines: [
      { name: 'Cider, bottle', unitAmount: 1400, quantity: 3, isItem: true },
      { name: 'Pain, bottle', unitAmount: 200, quantity: 1, isItem: true },
      { name: 'Deposits', unitAmount: 60, quantity: 1 },
      { name: 'Delivery', unitAmount: 700, quantity: 1 },
      { name: 'Order fee', unitAmount: 500, quantity: 1 },
    ],
    taxes: [
      { name: 'GST (5%)', amount: 245 },
      { name: 'QST (9.975%)', amount: 489 },
    ],
    total: 6394,
  },
};

describe('what the provider is asked to open', () => {
  it('is a page with each line and sum, in the language of the payment', () => {
    expect(paymentInput(attempt(), LINES, ORIGIN)).toEqual({
      ...CHARGED.fr,
      expiresAt: at(31),
      successUrl: `${ORIGIN}/commande-recue?session={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${ORIGIN}/paiement/11111111-1111-4111-8111-111111111111/retour`,
      customerEmail: undefined,
      payer: '22222222-2222-4222-8222-222222222222',
      collectAddress: false,
    });
    expect(paymentInput(attempt({ locale: 'en' }), LINES, ORIGIN)).toMatchObject({
      ...CHARGED.en,
      successUrl: `${ORIGIN}/en/order-received?session={CHECKOUT_SESSION_ID}`,
    });
  });

  it('has no line of nothing', () => {
    const { lines } = paymentInput(attempt({ deposit: 0, shipping: 0, fee: 0 }), LINES, ORIGIN);
    expect(lines.map(({ unitAmount }) => unitAmount)).toEqual([1400, 200]);
  });

  it('asks for the address of a delivery alone, and only where none is on file', () => {
    const contact = { email: 'ann@exemple.ca', name: 'Ann', phone: null, address: null };
    const delivered = { location_id: null, shipping_zone_id: 'a zone' };
    expect(paymentInput(attempt(delivered), LINES, ORIGIN).collectAddress).toBe(true);
    expect(paymentInput(attempt({ ...delivered, contact }), LINES, ORIGIN)).toMatchObject({
      collectAddress: false,
      customerEmail: 'ann@exemple.ca',
    });
    expect(paymentInput(attempt({ contact }), LINES, ORIGIN).collectAddress).toBe(false);
    expect(paymentInput(attempt({ ...delivered, typed_postal_code: 'J8X' }), LINES, ORIGIN).postalCode).toBe('J8X');
  });

  it('is of the same payer for every payment of a guest’s cart, and never says who a customer is', () => {
    expect(paymentInput(attempt({ id: 'another' }), LINES, ORIGIN).payer).toBe(attempt().cart_id);
    expect(paymentInput(attempt({ customer_id: 'ann' }), LINES, ORIGIN).payer).toBeUndefined();
  });

  it('is an invoice less the credit, for the customer of the provider', () => {
    const more = { origin: ORIGIN, customer: 'cus_1' };
    expect(invoiceInput(attempt(), LINES, more)).toEqual({
      ...CHARGED.fr,
      customer: 'cus_1',
      credit: 1300,
      orderUrl: `${ORIGIN}/commande-recue`,
    });
    expect(invoiceInput(attempt({ locale: 'en' }), LINES, more).orderUrl).toBe(`${ORIGIN}/en/order-received`);
  });

  it.each([
    ['fr', 'Commande 20007', 'ann@exemple.ca'],
    ['en', 'Order 20007', null],
  ] as const)(
    'is the page of a link, with the lines of a whole order or one for what is left: %s',
    (locale, rest, email) => {
      const page = { id: '33333333-3333-4333-8333-333333333333', amount: 6394, expires_at: at(45) };
      const money = { number: 20007, locale, linkKey: 'key', email, due: 6394, isWhole: true, attemptId: 'x' };
      const back = `${ORIGIN}/paiement/33333333-3333-4333-8333-333333333333/retour`;
      const bought = { attempt: attempt({ locale, shipping_zone_id: 'a zone' }), lines: LINES };
      const opened = {
        attemptId: page.id,
        locale,
        isFixed: true,
        expiresAt: at(45),
        successUrl: back,
        cancelUrl: back,
        customerEmail: email ?? undefined,
        collectAddress: false,
      };
      const { lines, taxes } = CHARGED[locale];
      expect(linkPaymentInput(page, money, bought, ORIGIN)).toEqual({
        ...opened,
        lines: lines.map((each) => ({ ...each, isItem: false })),
        taxes,
        total: 6394,
      });
      expect(linkPaymentInput({ ...page, amount: 94 }, { ...money, isWhole: false }, bought, ORIGIN)).toEqual({
        ...opened,
        lines: [{ name: rest, unitAmount: 94, quantity: 1 }],
        taxes: [],
        total: 94,
      });
    },
  );

  it('is a charge that the provider looks for among its own from the time when the attempt was written', () => {
    const charge = chargeInput(attempt({ card: 'pm_1' }), 'cus_1');
    expect(charge).toEqual({
      attemptId: '11111111-1111-4111-8111-111111111111',
      customer: 'cus_1',
      card: 'pm_1',
      // 63.94 $, less the credit.
      amount: 5094,
      description: expect.stringMatching(/^Commande, mardi\s24\snovembre\s2026$/) as unknown,
      since: at(1),
    });
    expect(chargeInput(attempt({ card: 'pm_1', balance_applied: 0 }), 'cus_1').amount).toBe(6394);
    expect(chargeInput(attempt({ card: 'pm_1', locale: 'en' }), 'cus_1').description).toMatch(
      /^Order, Tuesday,\sNovember\s24,\s2026$/,
    );
    expect(() => chargeInput(attempt(), 'cus_1')).toThrow('names no card');
  });
});
