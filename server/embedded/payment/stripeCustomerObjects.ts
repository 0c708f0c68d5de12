import type { CardRecord } from './cardRecord.ts';
import type {
  ChargeRecord,
  CustomerRecord,
  InvoiceRecord,
  PortalRecord,
  SubscriptionRecord,
  ObjectOf,
  ObjectRecord,
} from './objectRecord.ts';

/** The fields that a request wants as objects instead of ids (API reference, Expanding). */
export type Expand = readonly string[];

/** The part of a stored card that the market and its page read. */
export const paymentMethodObject = (card: CardRecord, customer: string | null) => ({
  id: card.id,
  object: 'payment_method',
  type: 'card',
  created: card.created,
  customer,
  livemode: false,
  card: {
    brand: card.brand,
    country: card.country,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
  },
});

export const customerObject = (record: CustomerRecord, expand: Expand = []): object => {
  const { id } = record;
  if (record.deleted) return { id, object: 'customer', deleted: true };
  const chosen = record.cards.find((card) => card.id === record.chosen);
  const isExpanded = expand.includes('invoice_settings.default_payment_method');
  return {
    id,
    object: 'customer',
    balance: 0,
    created: record.created,
    email: record.email,
    name: record.name,
    preferred_locales: [record.locale],
    metadata: record.metadata,
    livemode: false,
    invoice_settings: {
      default_payment_method: chosen ? (isExpanded ? paymentMethodObject(chosen, id) : chosen.id) : null,
    },
  };
};

export const invoiceTotal = ({ lines }: InvoiceRecord): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** `customer`: the owner's current record. `url`: of the hosted page, once finalized. */
export function invoiceObject(
  record: InvoiceRecord,
  customer: CustomerRecord,
  url: string,
  expand: Expand = [],
): object {
  const total = invoiceTotal(record);
  const { id, payment, status } = record;
  const intent = payment?.intentId ?? null;
  const paidBy = { id: `inpay_${id}`, object: 'invoice_payment', status: 'paid', amount_paid: total };
  return {
    id,
    object: 'invoice',
    status,
    created: record.created,
    currency: 'cad',
    collection_method: 'send_invoice',
    customer: record.customer,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    footer: record.footer,
    metadata: record.metadata,
    livemode: false,
    subtotal: total,
    total,
    starting_balance: 0,
    ending_balance: status === 'draft' ? null : 0,
    amount_due: total,
    amount_paid: payment ? total : 0,
    amount_remaining: payment ? 0 : total,
    hosted_invoice_url: status === 'draft' ? null : url,
    lines: {
      object: 'list',
      data: record.lines.map(({ description, amount }, index) => ({
        id: `il_${id}_${index}`,
        object: 'line_item',
        amount,
        currency: 'cad',
        description,
      })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    ...(expand.includes('payments') && {
      payments: {
        object: 'list',
        data: intent === null ? [] : [{ ...paidBy, payment: { type: 'payment_intent', payment_intent: intent } }],
        has_more: false,
        url: '/v1/invoice_payments',
      },
    }),
  };
}

export const chargeObject = (record: ChargeRecord): object => ({
  id: record.id,
  object: 'payment_intent',
  amount: record.amount,
  amount_received: record.refusal === null ? record.amount : 0,
  created: record.created,
  currency: 'cad',
  customer: record.customer,
  description: record.description,
  livemode: false,
  metadata: record.metadata,
  payment_method: record.refusal === null ? record.card : null,
  status: record.refusal === null ? 'succeeded' : 'requires_payment_method',
});

export const refundObject = (record: ObjectOf<'refund'>): object => ({
  id: record.id,
  object: 'refund',
  amount: record.amount,
  created: record.created,
  currency: 'cad',
  payment_intent: record.paymentIntent,
  status: 'succeeded',
});

export const portalObject = (record: PortalRecord, url: string): object => ({
  id: record.id,
  object: 'billing_portal.session',
  created: record.created,
  customer: record.customer,
  livemode: false,
  locale: record.locale === 'fr' ? 'fr-CA' : 'en',
  return_url: record.returnUrl,
  url,
});

/** `cards`: those that the response shows as objects instead of ids. */
export const subscriptionObject = (record: SubscriptionRecord, cards: readonly CardRecord[] = []): object => ({
  id: record.id,
  object: 'subscription',
  status: record.status,
  created: record.created,
  currency: 'cad',
  customer: record.customer,
  default_payment_method: cards
    .filter(({ id }) => id === record.card)
    .reduce<object | string | null>((_, card) => paymentMethodObject(card, record.customer), record.card),
  cancel_at: null,
  cancel_at_period_end: record.cancelAtPeriodEnd,
  ended_at: record.endedAt,
  livemode: false,
  metadata: record.metadata,
  start_date: record.startedAt,
  trial_end: record.trialEnd,
  items: {
    object: 'list',
    data: [{ id: `si_${record.id}`, object: 'subscription_item', current_period_end: record.periodEnd, quantity: 1 }],
    has_more: false,
    url: '/v1/subscription_items',
  },
});

/** Invoices of a subscription's years, newest first. */
export const yearInvoices = ({ customer, amount, subtotal, paid }: SubscriptionRecord): object[] =>
  paid.toReversed().map(({ id, at, from, to }) => ({
    id,
    object: 'invoice',
    number: `${id.slice(3, 11).toUpperCase()}-0001`,
    status: 'paid',
    created: at,
    currency: 'cad',
    customer,
    livemode: false,
    subtotal: subtotal ?? amount,
    total_excluding_tax: subtotal ?? amount,
    total: amount,
    amount_due: amount,
    amount_paid: amount,
    status_transitions: { paid_at: at },
    lines: {
      object: 'list',
      data: [{ id: `il_${id}`, object: 'line_item', amount, period: { start: from, end: to } }],
    },
  }));

/** An object's undelivered message, with the object's current state. */
export function eventPayload(record: ObjectRecord, customerOf: (id: string) => CustomerRecord, url: string): object {
  if (record.kind === 'customer') return customerObject(record);
  if (record.kind === 'invoice') return invoiceObject(record, customerOf(record.customer), url);
  if (record.kind === 'charge') return chargeObject(record);
  if (record.kind === 'subscription') return subscriptionObject(record);
  throw new Error(`A ${record.kind} owes no message`);
}
