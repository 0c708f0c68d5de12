import Stripe from 'stripe';

import { PaymentSignatureError, PaymentUnavailableError } from './payment.ts';
import type { OpenSessionInput, OpenedSession, PaymentEvent, PaymentGateway, SessionState } from './payment.ts';
import { paymentLines } from './paymentLines.ts';
import { sessionState } from './stripeSessionState.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;

/** The events that change what the market knows; all others are acknowledged and left alone. */
const HANDLED = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
] as const;

/** `host`, `port` and `protocol` are given for the embedded provider only; without them requests go to Stripe. */
export type StripePaymentOptions = {
  secretKey: string;
  webhookSecret: string;
  host?: string;
  port?: number;
  protocol?: 'http' | 'https';
  /** Repeats after a lost connection or a 5xx, 2 by default. */
  networkRetries?: number;
};

const createParams = (input: OpenSessionInput): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // Cards (and wallets on top of them) are paid at once: a completed session is a paid one.
  allowed_payment_method_types: ['card'],
  client_reference_id: input.attemptId,
  metadata: { attempt_id: input.attemptId },
  payment_intent_data: { metadata: { attempt_id: input.attemptId } },
  locale: input.locale === 'fr' ? 'fr-CA' : 'en',
  line_items: paymentLines(input).map((line) => ({
    quantity: line.quantity,
    price_data: { currency: 'cad', unit_amount: line.unitAmount, product_data: { name: line.name } },
  })),
  expires_at: Math.ceil(input.expiresAt.getTime() / 1000),
  success_url: input.successUrl,
  cancel_url: input.cancelUrl,
  ...(input.customerEmail === undefined ? {} : { customer_email: input.customerEmail }),
  ...(input.collectAddress
    ? { shipping_address_collection: { allowed_countries: ['CA'] }, phone_number_collection: { enabled: true } }
    : {}),
});

/** Runs one request; the provider's failures and refusals become PaymentUnavailableError, our own mistakes pass as they are. */
async function ask<Answer>(what: string, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentUnavailableError(`${what}: ${error.message}`, { cause: error });
  }
}

const isHandled = (event: Stripe.Event): event is Extract<Stripe.Event, { type: (typeof HANDLED)[number] }> =>
  HANDLED.some((type) => type === event.type);

/**
 * The payment gateway over Stripe's API, for Stripe itself and for the embedded provider alike (E28, E45).
 * The key and the webhook secret are never logged; errors carry the provider's own message.
 */
export function createStripePayment(options: StripePaymentOptions): PaymentGateway {
  const stripe = new Stripe(options.secretKey, {
    telemetry: false,
    maxNetworkRetries: options.networkRetries ?? NETWORK_RETRIES,
    timeout: REQUEST_TIMEOUT_MS,
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.protocol === undefined ? {} : { protocol: options.protocol }),
  });
  const sessions = stripe.checkout.sessions;

  const stateOf = (session: Stripe.Checkout.Session): SessionState => {
    const state = sessionState(session);
    if (!state) throw new PaymentUnavailableError(`Payment session ${session.id} was not opened by the market`);
    return state;
  };

  return {
    async openSession(input): Promise<OpenedSession> {
      const params = createParams(input);
      const session = await ask('Payment session not opened', () =>
        sessions.create(params, { idempotencyKey: input.attemptId }),
      );
      if (!session.url) throw new PaymentUnavailableError(`Payment session ${session.id} came without an address`);
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    },

    async retrieveSession(sessionId) {
      return stateOf(await ask('Payment session not read', () => sessions.retrieve(sessionId)));
    },

    async expireSession(sessionId) {
      try {
        return stateOf(await sessions.expire(sessionId));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.retrieveSession(sessionId);
        return ask('Payment session not ended', () => Promise.reject(error));
      }
    },

    parseWebhook(rawBody, signature): PaymentEvent {
      if (!signature) throw new PaymentSignatureError('The webhook is not signed');
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature, options.webhookSecret);
      } catch (error) {
        throw new PaymentSignatureError('The webhook is not from the payment provider, or too old', { cause: error });
      }
      return { id: event.id, type: event.type, session: isHandled(event) ? sessionState(event.data.object) : null };
    },
  };
}
