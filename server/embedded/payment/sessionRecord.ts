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

/** The one message that a session's end causes. It is owed until `settledAt`: answered with 2xx, or given up. */
const eventRecord = z.object({
  id: z.string(),
  type: z.enum(['checkout.session.completed', 'checkout.session.expired']),
  created: seconds,
  settledAt: seconds.nullable(),
});

/**
 * A payment session as it lies on disk, with the message it owes: one record, so that a session is never found paid
 * without its message. Amounts in cents of `cad`, instants in seconds since the epoch. No card data.
 */
export const sessionRecord = z.object({
  id: z.string().regex(/^cs_test_[0-9a-f]+$/),
  status: z.enum(['open', 'complete', 'expired']),
  created: seconds,
  expiresAt: seconds,
  idempotencyKey: z.string().nullable(),
  requestHash: z.string(),
  clientReferenceId: z.string().nullable(),
  locale: z.enum(['fr', 'en']),
  lines: z.array(z.object({ name: z.string(), unitAmount: cents, quantity: z.number().int().min(1) })),
  amountTotal: cents,
  successUrl: z.string(),
  cancelUrl: z.string(),
  customerEmail: z.string().nullable(),
  collectAddress: z.boolean(),
  collectPhone: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  payment: paymentRecord.nullable(),
  event: eventRecord.nullable(),
});

export type SessionRecord = z.infer<typeof sessionRecord>;
export type SessionEvent = z.infer<typeof eventRecord>;
/** What a payer gave on the hosted page, once it is known to be good. */
export type Payer = Omit<z.infer<typeof paymentRecord>, 'intentId' | 'paidAt'>;
