import { z } from 'zod';

const seconds = z.number().int();
const cents = z.number().int().min(0);

const shippingRecord = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.literal('CA'),
});

const paymentRecord = z.object({
  intentId: z.string(),
  paidAt: seconds,
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  shipping: shippingRecord.nullable(),
});

/** The only message that a session's end causes. It is undelivered until `settledAt`: answered with 2xx, or abandoned. */
const eventRecord = z.object({
  id: z.string(),
  type: z.enum(['checkout.session.completed', 'checkout.session.expired']),
  created: seconds,
  settledAt: seconds.nullable(),
});

/**
 * A stored payment session with its undelivered message: one record, so that a session is never paid without its
 * message. Amounts in cents of `cad`, instants in seconds since the epoch. No card data.
 */
export const sessionRecord = z.object({
  id: z.string().regex(/^cs_test_[0-9a-f]+$/),
  status: z.enum(['open', 'complete', 'expired']),
  created: seconds,
  expiresAt: seconds,
  /** setup: a card is stored, nothing is paid. subscription: a card is stored that pays for a year. */
  mode: z.enum(['payment', 'setup', 'subscription']).default('payment'),
  customer: z.string().nullable().default(null),
  idempotencyKey: z.string().nullable(),
  requestHash: z.string(),
  clientReferenceId: z.string().nullable(),
  locale: z.enum(['fr', 'en']),
  lines: z.array(
    z.object({
      name: z.string(),
      unitAmount: cents,
      quantity: z.number().int().min(1),
      /** The permanent product of the line; null: one made for it alone. */
      product: z.string().nullable().default(null),
    }),
  ),
  /** Before a code's discount. */
  amountTotal: cents,
  takesCodes: z.boolean().default(false),
  promotion: z.object({ code: z.string(), amountOff: cents }).nullable().default(null),
  successUrl: z.string(),
  cancelUrl: z.string(),
  customerEmail: z.string().nullable(),
  collectAddress: z.boolean(),
  collectPhone: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  payment: paymentRecord.nullable(),
  /** The stored card, which stays with its customer. */
  setup: z.object({ intentId: z.string(), cardId: z.string() }).nullable().default(null),
  /** The subscription that begins once the card is stored; `trialEnd` null: immediately. */
  subscription: z
    .object({
      trialEnd: seconds.nullable(),
      metadata: z.record(z.string(), z.string()),
      taxed: z.boolean().default(true),
    })
    .nullable()
    .default(null),
  event: eventRecord.nullable(),
});

export type SessionRecord = z.infer<typeof sessionRecord>;
/** The amount due for a session, less a code's discount. */
export const amountDue = ({ amountTotal, promotion }: Pick<SessionRecord, 'amountTotal' | 'promotion'>): number =>
  amountTotal - (promotion?.amountOff ?? 0);
export type SessionEvent = z.infer<typeof eventRecord>;
/** A payer's validated input on the hosted page. */
export type Payer = Omit<z.infer<typeof paymentRecord>, 'intentId' | 'paidAt'>;
