import { createHmac } from 'node:crypto';
import { PaymentSignatureError, PaymentUnavailableError } from '../../server/gateways/payment.ts';
import type {
  OpenSessionInput,
  PaidContact,
  PaymentEvent,
  PaymentGateway,
  SessionState,
} from '../../server/gateways/payment.ts';
import { paymentLines } from '../../server/gateways/paymentLines.ts';

/** up; down: every request fails; answerLost: a session is opened but its answer never arrives; silent: nor does the call ever end. */
export type ProviderState = 'up' | 'down' | 'answerLost' | 'silent';

type Session = { input: OpenSessionInput; state: SessionState };

const SECRET = 'a secret of the tests';
const GUEST: PaidContact = { email: 'guest@example.test', name: null, phone: null, address: null };

export const sign = (body: string): string => createHmac('sha256', SECRET).update(body).digest('hex');

/**
 * A payment provider in memory with Stripe's rules that the market relies on: one session per idempotency key, sums that
 * must add up, sessions that end once, and messages that are signed. `pay` and `lapse` are what the payer and the time do;
 * they answer the message that the provider would send.
 */
export function createTestPayment() {
  const sessions = new Map<string, Session>();
  const provider = { state: 'up' as ProviderState };
  let events = 0;

  function sessionOf(sessionId: string): Session {
    if (provider.state === 'down') throw new PaymentUnavailableError('The provider is down');
    const session = sessions.get(sessionId);
    if (!session) throw new PaymentUnavailableError(`No such session: ${sessionId}`);
    return session;
  }

  const event = (type: string, session: SessionState): PaymentEvent => ({ id: `evt_${(events += 1)}`, type, session });

  const gateway: PaymentGateway = {
    async openSession(input) {
      if (provider.state === 'down') throw new PaymentUnavailableError('The provider is down');
      paymentLines(input);
      const sessionId = `cs_${input.attemptId}`;
      const known = sessions.get(sessionId);
      if (known && JSON.stringify(known.input) !== JSON.stringify(input))
        throw new PaymentUnavailableError('The key was used for another request');
      const url = `https://pay.example.test/${sessionId}`;
      if (!known)
        sessions.set(sessionId, { input, state: { state: 'open', sessionId, attemptId: input.attemptId, url } });
      if (provider.state === 'answerLost') throw new PaymentUnavailableError('The answer was lost');
      if (provider.state === 'silent') return new Promise(() => {});
      return { sessionId, url, expiresAt: input.expiresAt };
    },
    async retrieveSession(sessionId) {
      return sessionOf(sessionId).state;
    },
    async expireSession(sessionId) {
      const session = sessionOf(sessionId);
      if (session.state.state === 'open')
        session.state = { state: 'expired', sessionId, attemptId: session.input.attemptId };
      return session.state;
    },
    parseWebhook(rawBody, signature) {
      const body = rawBody.toString('utf8');
      if (signature !== sign(body)) throw new PaymentSignatureError('Not signed by the provider');
      return JSON.parse(body) as PaymentEvent;
    },
  };

  return {
    ...gateway,
    provider,
    /** What each session was opened with, in order. */
    opened: () => [...sessions.values()].map(({ input }) => input),
    session: (sessionId: string) => sessions.get(sessionId)?.state,
    /** The payer pays; `discount` in cents is taken off by a code. */
    pay(
      sessionId: string,
      { contact = GUEST, discount = 0, amount }: { contact?: PaidContact; discount?: number; amount?: number } = {},
    ): PaymentEvent {
      const session = sessions.get(sessionId);
      if (session?.state.state !== 'open') throw new Error(`Session ${sessionId} cannot be paid`);
      const { input } = session;
      session.state = {
        state: 'paid',
        sessionId,
        attemptId: input.attemptId,
        amountTotal: (amount ?? input.total) - discount,
        amountDiscount: discount,
        contact,
        paymentIntent: `pi_${sessionId}`,
      };
      return event('checkout.session.completed', session.state);
    },
    /** The session's time runs out, or its payer gives up. */
    lapse(sessionId: string): PaymentEvent {
      const session = sessions.get(sessionId);
      if (session?.state.state !== 'open') throw new Error(`Session ${sessionId} has ended`);
      session.state = { state: 'expired', sessionId, attemptId: session.input.attemptId };
      return event('checkout.session.expired', session.state);
    },
    event,
  };
}

export type TestPayment = ReturnType<typeof createTestPayment>;
