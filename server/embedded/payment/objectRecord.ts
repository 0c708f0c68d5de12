import { z } from 'zod';
import { cardRecord } from './cardRecord.ts';

const seconds = z.number().int();
const cents = z.number().int();
const metadata = z.record(z.string(), z.string());

/** The newest undelivered message about an object. */
const owedEvent = z.object({ id: z.string(), type: z.string(), created: seconds, settledAt: seconds.nullable() });

/** `keys`: idempotency keys of the requests that created or changed it, each with a digest of its body. */
const objectFields = {
  created: seconds,
  keys: z.array(z.object({ key: z.string(), hash: z.string() })),
  event: owedEvent.nullable(),
};

const customer = z.object({
  ...objectFields,
  kind: z.literal('customer'),
  id: z.string().regex(/^cus_/),
  deleted: z.boolean(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  locale: z.string(),
  metadata,
  cards: z.array(cardRecord),
  /** The id of one of `cards`. */
  chosen: z.string().nullable(),
});

const invoice = z.object({
  ...objectFields,
  kind: z.literal('invoice'),
  id: z.string().regex(/^in_/),
  status: z.enum(['draft', 'open', 'paid', 'void']),
  customer: z.string(),
  footer: z.string().nullable(),
  metadata,
  lines: z.array(z.object({ description: z.string(), amount: cents })),
  /** `intentId` is null if nothing was to be paid. */
  payment: z.object({ intentId: z.string().nullable(), paidAt: seconds }).nullable(),
});

const charge = z.object({
  ...objectFields,
  kind: z.literal('charge'),
  id: z.string().regex(/^pi_/),
  customer: z.string(),
  card: z.string(),
  amount: cents,
  description: z.string().nullable(),
  metadata,
  refusal: z.enum(['declined', 'insufficientFunds', 'authentication']).nullable(),
});

const refund = z.object({
  ...objectFields,
  kind: z.literal('refund'),
  id: z.string().regex(/^re_/),
  paymentIntent: z.string(),
  amount: cents,
});

const portal = z.object({
  ...objectFields,
  kind: z.literal('portal'),
  id: z.string().regex(/^bps_/),
  customer: z.string(),
  returnUrl: z.string(),
  locale: z.enum(['fr', 'en']),
});

const subscription = z.object({
  ...objectFields,
  kind: z.literal('subscription'),
  id: z.string().regex(/^sub_/),
  status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
  customer: z.string(),
  /** The id of the card that pays for years; null: the customer's chosen one. */
  card: z.string().nullable(),
  /** The price of a year, taxes included, and before them. */
  amount: cents,
  subtotal: cents.nullable().default(null),
  /** Each paid year, oldest first. */
  paid: z.array(z.object({ id: z.string(), at: seconds, from: seconds, to: seconds })).default([]),
  metadata,
  startedAt: seconds,
  trialEnd: seconds.nullable(),
  periodEnd: seconds,
  /** When the overdue renewal was last tried; null: nothing is overdue. */
  triedAt: seconds.nullable().default(null),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: seconds.nullable(),
});

/** The stored objects of the provider besides payment sessions. Amounts in cents of `cad`, instants in seconds. */
export const objectRecord = z.discriminatedUnion('kind', [customer, invoice, charge, refund, portal, subscription]);

export type ObjectRecord = z.infer<typeof objectRecord>;
export type ObjectKind = ObjectRecord['kind'];
export type ObjectOf<Kind extends ObjectKind> = Extract<ObjectRecord, { kind: Kind }>;
/** A new object's own properties; those of every object may be left out. */
export type NewObject<Kind extends ObjectKind> = Omit<ObjectOf<Kind>, 'kind' | 'id' | keyof typeof objectFields> &
  Partial<Pick<ObjectRecord, 'event'>>;
export type CustomerRecord = ObjectOf<'customer'>;
export type InvoiceRecord = ObjectOf<'invoice'>;
export type ChargeRecord = ObjectOf<'charge'>;
export type SubscriptionRecord = ObjectOf<'subscription'>;
export type PortalRecord = ObjectOf<'portal'>;
