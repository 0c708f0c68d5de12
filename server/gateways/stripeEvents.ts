import type Stripe from 'stripe';
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
export function eventContent(event: Stripe.Event): Content {
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
