import { z } from 'zod';
import { integer, list, metadata, readForm } from './apiForm.ts';
import type { ChargeRecord } from './objectRecord.ts';
import type { ResourceRequest } from './resources.ts';
import { amountDue } from './sessionRecord.ts';
import { StripeApiError } from './stripeApiError.ts';
import { chargeObject, refundObject } from './stripeCustomerObjects.ts';
import { invoiceTotal } from './stripeCustomerObjects.ts';

const LEAST_CHARGE = 50;

const chargeForm = z.strictObject({
  amount: integer,
  currency: z.literal('cad'),
  customer: z.string(),
  payment_method: z.string(),
  allowed_payment_method_types: list(z.literal('card')),
  off_session: z.literal('true'),
  confirm: z.literal('true'),
  description: z.string().max(1000).optional(),
  metadata: metadata.default({}),
});
const refundForm = z.strictObject({ payment_intent: z.string(), amount: integer.optional() });

/** Stripe's decline codes for charges in the customer's absence (docs.stripe.com/declines/codes). */
const REFUSALS = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  authentication: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} as const;

async function create({ body, key, objects }: ResourceRequest): Promise<ChargeRecord> {
  const form = readForm(chargeForm, body);
  if (form.amount < LEAST_CHARGE)
    throw new StripeApiError('Amount must be at least 50 cents.', { code: 'amount_too_small', param: 'amount' });
  return objects.once<'charge'>(key, () => {
    const card = objects.get('customer', form.customer).cards.find(({ id }) => id === form.payment_method);
    if (!card)
      throw new StripeApiError(`No such PaymentMethod: '${form.payment_method}'`, { code: 'resource_missing' });
    const refusal = card.charged === 'succeeds' ? null : card.charged;
    return objects.add('charge', key, {
      event: objects.event(refusal === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed'),
      customer: form.customer,
      card: card.id,
      amount: form.amount,
      description: form.description ?? null,
      metadata: form.metadata,
      refusal,
    });
  });
}

/** The amount charged by an intent of a session, an invoice or a charge. Null: nothing. */
function paidBy({ objects, sessions }: ResourceRequest, intent: string): number | null {
  const session = sessions.paidBy(intent);
  if (session) return amountDue(session);
  const invoice = objects.all('invoice').find(({ payment }) => payment?.intentId === intent);
  if (invoice) return invoiceTotal(invoice);
  const charge = objects.all('charge').find(({ id }) => id === intent);
  return charge && charge.refusal === null ? charge.amount : null;
}

async function refund(request: ResourceRequest): Promise<object> {
  const { body, key, objects } = request;
  const form = readForm(refundForm, body);
  const intent = form.payment_intent;
  const record = await objects.once<'refund'>(key, () =>
    objects.inTurn(`refunds of ${intent}`, async () => {
      const paid = paidBy(request, intent);
      if (paid === null)
        throw new StripeApiError(`No such payment_intent: '${intent}'`, { code: 'resource_missing' }, 404);
      const refunds = objects.all('refund').filter(({ paymentIntent }) => paymentIntent === intent);
      const refundable = paid - refunds.reduce((sum, { amount }) => sum + amount, 0);
      if (refundable === 0)
        throw new StripeApiError('The payment has already been refunded.', { code: 'charge_already_refunded' });
      const amount = form.amount ?? refundable;
      if (amount < 1 || amount > refundable)
        throw new StripeApiError(
          `Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable}).`,
        );
      return objects.add('refund', key, { paymentIntent: intent, amount });
    }),
  );
  return refundObject(record);
}

/**
 * /v1/payment_intents of charges, and POST /v1/refunds. Null: any other path. A refused charge throws as Stripe does
 * (402).
 */
export async function answerCharges(request: ResourceRequest): Promise<object | null> {
  const { method, path, query, objects } = request;
  if (method === 'POST' && path === '/v1/refunds') return refund(request);
  if (method === 'POST' && path === '/v1/payment_intents') {
    const record = await create(request);
    if (record.refusal === null) return chargeObject(record);
    const { message, ...details } = REFUSALS[record.refusal];
    throw new StripeApiError(message, { type: 'card_error', ...details, payment_intent: chargeObject(record) }, 402);
  }
  if (method === 'GET' && path === '/v1/payment_intents') {
    const since = Number(query.get('created[gte]') ?? 0);
    const charges = objects
      .all('charge')
      .filter(({ customer, created }) => customer === query.get('customer') && created >= since);
    return { object: 'list', data: charges.map(chargeObject), has_more: false, url: path };
  }
  const id = /^\/v1\/payment_intents\/([^/]+)$/.exec(path)?.[1];
  return id && method === 'GET' ? chargeObject(objects.get('charge', id)) : null;
}
