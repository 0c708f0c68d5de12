import type Stripe from 'stripe';
import type { BillingAddresses } from '#rules/billingUrl.ts';
import { stripeLibrary } from './loadedWhenUsed.ts';
import { PaymentSignatureError } from './payment.ts';
import type { PaymentEvent, PaymentGateway, SessionState } from './payment.ts';
import { createChargeCalls } from './stripeCharges.ts';
import { createCustomerCalls } from './stripeCustomers.ts';
import { readEventContent } from './stripeEvents.ts';
import { createInvoiceCalls } from './stripeInvoices.ts';
import { createMembershipCalls } from './stripeMemberships.ts';
import { createSessionCalls } from './stripeSessions.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;

/** Whether a signed body is a message: whoever can sign may sign anything. */
function isEvent(event: unknown): event is Stripe.Event {
  if (typeof event !== 'object' || event === null || !('id' in event && 'type' in event && 'data' in event))
    return false;
  const { data } = event;
  return (
    typeof data === 'object' &&
    data !== null &&
    'object' in data &&
    typeof data.object === 'object' &&
    data.object !== null
  );
}

/** How far ahead of this machine's clock a signature may be, in s: as old as the library lets it be. */
const TOLERANCE_S = 300;
/** Whether a signature's time has come; the library only refuses old ones. */
const isSignedByNow = (signature: string): boolean =>
  [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].every(
    ([, time]) => /^\d{1,12}$/.test(time ?? '') && Number(time) <= Date.now() / 1000 + TOLERANCE_S,
  );

/** `host`, `port` and `protocol` for the embedded provider only; otherwise requests go to Stripe. */
export type StripePaymentOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Hosts that a payer may be redirected to (E45): a page elsewhere counts as not opened. */
  billing: BillingAddresses;
  /** The product that promotion codes are restricted to (E12); null: the hosted page accepts none. */
  itemsProduct: string | null;
  host?: string;
  port?: number;
  protocol?: 'http' | 'https';
  /** Retries after a lost connection or a 5xx, 2 by default. */
  networkRetries?: number;
  /** For tests: how long a response may take, 10 s by default. */
  timeoutMs?: number;
};

/**
 * The payment gateway for Stripe's API, for Stripe itself and for the embedded provider (E28, E45). Key and webhook
 * secret are never logged; errors carry the provider's own message.
 */
export function createStripePayment(options: StripePaymentOptions): PaymentGateway {
  const { billing, itemsProduct } = options;
  const stripe = new (stripeLibrary())(options.secretKey, {
    telemetry: false,
    maxNetworkRetries: options.networkRetries ?? NETWORK_RETRIES,
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.protocol === undefined ? {} : { protocol: options.protocol }),
  });
  const parts = { stripe, billing, itemsProduct };
  const sessions = createSessionCalls(parts);
  const { retrieveInvoice, endInvoice, openInvoice } = createInvoiceCalls(parts);
  const { retrieveCharge, charge, refund } = createChargeCalls(parts);

  /** The prefix of a provider's id says what it names. */
  const byKind = (id: string, calls: Record<'session' | 'invoice' | 'charge', (id: string) => Promise<SessionState>>) =>
    calls[id.startsWith('in_') ? 'invoice' : id.startsWith('pi_') ? 'charge' : 'session'](id);

  return {
    ...createCustomerCalls(parts),
    ...createMembershipCalls(parts),
    openSession: sessions.openSession,
    openInvoice,
    charge,
    refund,
    retrieveSession: (id) =>
      byKind(id, { session: sessions.retrieveSession, invoice: retrieveInvoice, charge: retrieveCharge }),
    // A charge is final when it is made: there is nothing to end.
    expireSession: (id) => byKind(id, { session: sessions.expireSession, invoice: endInvoice, charge: retrieveCharge }),

    parseWebhook(rawBody, signature): PaymentEvent {
      if (!signature) throw new PaymentSignatureError('The webhook is not signed');
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature, options.webhookSecret);
      } catch (error) {
        throw new PaymentSignatureError('The webhook is not from the payment provider, or too old', { cause: error });
      }
      if (!isSignedByNow(signature)) throw new PaymentSignatureError('The webhook is signed in the future');
      if (!isEvent(event)) throw new PaymentSignatureError('The webhook is signed, and is no event');
      const content = readEventContent(event);
      if (!content) throw new PaymentSignatureError('The webhook is signed, and its content is none of an event');
      return { id: event.id, type: event.type, ...content };
    },
  };
}
