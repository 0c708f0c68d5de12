import type { ChargeInput, OpenInvoiceInput, PaymentGateway, StoredCard } from '../../../server/gateways/payment.ts';
import { anInput, goodCard, submitForm } from './providerHarness.ts';

const HOUR_MS = 3_600_000;

/** A customer of that name at the provider. */
export const aCustomer = (gateway: PaymentGateway, name: string): Promise<string> =>
  gateway.saveCustomer(null, { customerId: `uuid-${name}`, email: `${name}@exemple.ca`, name, locale: 'fr' });

/** Stores a card on the hosted page and makes it the default. */
export async function aCard(gateway: PaymentGateway, customer: string, number: string): Promise<StoredCard> {
  const { sessionId, url } = await gateway.openSetup(aSetup(customer));
  const { email: _email, ...card } = goodCard;
  await submitForm(url, { ...card, card: number });
  const state = await gateway.retrieveSetup(sessionId);
  if (state.state !== 'complete') throw new Error(`The card ${number} was not left`);
  await gateway.chooseCard(customer, state.card.id);
  return state.card;
}

let count = 0;
export function aSetup(customer: string, locale: 'fr' | 'en' = 'fr') {
  count += 1;
  return {
    setupId: `setup-${count}`,
    customer,
    locale,
    successUrl: 'http://localhost:4000/compte/paniers?carte=oui',
    cancelUrl: 'http://localhost:4000/compte/paniers',
    expiresAt: new Date(Date.now() + HOUR_MS),
  };
}

/** 23.85 $, of which the balance pays 10.00 $. */
export function anInvoice(customer: string, changes: Partial<OpenInvoiceInput> = {}): OpenInvoiceInput {
  const { attemptId, locale, lines, taxes, total } = anInput();
  const orderUrl = 'http://localhost:4000/commande-recue';
  return { attemptId, locale, lines, taxes, total, customer, credit: 1000, orderUrl, ...changes };
}

export const aCharge = (customer: string, card: string, changes: Partial<ChargeInput> = {}): ChargeInput => ({
  attemptId: 'charge-1',
  customer,
  card,
  amount: 2385,
  description: 'Commande du 27 novembre',
  since: new Date(),
  ...changes,
});
