import type Stripe from 'stripe';
import { z } from 'zod';
import { isStorable } from '#rules/plainText.ts';
import type { EventSubject, PaymentEvent } from './payment.ts';
import { chargeState } from './stripeCharges.ts';
import { customerOf } from './stripeCustomers.ts';
import { idOf } from './stripeRequest.ts';
import { sessionState } from './stripeSessionState.ts';

type Content = Pick<PaymentEvent, 'session' | 'about'>;

const nothing: Content = { session: null };
const about = (subject: EventSubject | null): Content => (subject ? { session: null, about: subject } : nothing);

const ofMembership = (customer: string | null): Content =>
  about(customer === null ? null : { kind: 'membership', customer });

function ofSession(session: Stripe.Checkout.Session): Content {
  const setupId = session.client_reference_id;
  if (session.mode === 'subscription') return ofMembership(idOf(session.customer));
  if (session.mode !== 'setup') return { session: sessionState(session) };
  return about(setupId ? { kind: 'setup', sessionId: session.id, setupId } : null);
}

/**
 * Converts a message. An invoice's does not say how it was paid, a card's not who is charged with it now, a
 * membership's not whether it is the latest: these only name what to retrieve, so that messages may come in any order
 * and repeatedly.
 */
function eventContent(event: Stripe.Event): Content {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofSession(event.data.object);
    case 'invoice.paid':
    case 'invoice.voided':
      return event.data.object.metadata?.attempt_id
        ? about({ kind: 'payment', sessionId: event.data.object.id })
        : nothing;
    // A refusal was returned to the caller, with its reason.
    case 'payment_intent.succeeded':
      return { session: chargeState(event.data.object) };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofMembership(idOf(event.data.object.customer));
    case 'customer.updated':
    case 'customer.deleted':
      return about({ kind: 'customer', customer: event.data.object.id });
    case 'payment_method.attached':
    case 'payment_method.detached':
    case 'payment_method.updated':
    case 'payment_method.automatically_updated': {
      const customer = customerOf(event.data.object, event.data.previous_attributes);
      return about(customer === null ? null : { kind: 'customer', customer });
    }
    default:
      return nothing;
  }
}

/** The largest amount that the database stores, in cents. */
const MOST_CENTS = 2_147_483_647;
const cents = z.number().int().nonnegative().max(MOST_CENTS);
const text = z.string().max(5000).refine(isStorable);
const optionalText = text.nullable();
const session = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), sessionId: text, attemptId: text, url: text }),
  z.object({ state: z.literal('expired'), sessionId: text, attemptId: text }),
  z.object({
    state: z.literal('paid'),
    sessionId: text,
    attemptId: text,
    amountTotal: cents,
    amountDiscount: cents,
    currency: text,
    contact: z.object({
      email: optionalText,
      name: optionalText,
      phone: optionalText,
      address: z
        .object({ line1: text, line2: optionalText, city: text, state: text, postalCode: text, country: text })
        .nullable(),
    }),
    paymentIntent: optionalText,
  }),
]);
const named = z.object({ id: text, type: text });
const content = z.object({
  session: session.nullable(),
  about: z.record(z.string(), text).optional(),
});

/** `eventContent` of a signed message; null: a field is not of its type. Whoever can sign may sign anything. */
export function readEventContent(event: Stripe.Event): Content | null {
  let read: Content;
  try {
    read = eventContent(event);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
  const isValid = named.safeParse(event).success && content.safeParse(read).success;
  return isValid ? read : null;
}
