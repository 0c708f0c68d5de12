import { createHmac } from 'node:crypto';
import type { PaidContact } from '#rules/contactDetails.ts';
import { PaymentSignatureError, PaymentUnavailableError } from '../../server/gateways/payment.ts';
import type {
  OpenInvoiceInput,
  OpenSessionInput,
  PaymentEvent,
  PaymentGateway,
  SessionState,
} from '../../server/gateways/payment.ts';
import { paymentLines } from '../../server/gateways/paymentLines.ts';
import { createTestCustomers } from './testCustomers.ts';
import { createTestMemberships } from './testMemberships.ts';

/** up; down: every request fails; answerLost: a session is opened but its answer never arrives; silent: calls never end. */
export type ProviderState = 'up' | 'down' | 'answerLost' | 'silent';

/** `credit`: the part of an invoice that the balance paid. */
type Session = { input: OpenSessionInput | OpenInvoiceInput; credit: number; state: SessionState };

const SECRET = 'a secret of the tests';
const NOBODY: PaidContact = { email: null, name: null, phone: null, address: null };
const GUEST: PaidContact = { email: 'guest@example.test', name: null, phone: null, address: null };

/** `discount`: cents taken off by a code; `amount`: if it differs from what was requested. */
type PaidHow = { contact?: PaidContact; discount?: number; amount?: number };

/** As Stripe's: letters, digits and underscores. */
export const sessionIdOf = (attemptId: string): string => `cs_${attemptId.replaceAll('-', '_')}`;
export const sign = (body: string): string => createHmac('sha256', SECRET).update(body).digest('hex');

/**
 * A payment provider in memory with the rules of Stripe that the market relies on: one session per idempotency key,
 * sums that must add up, sessions that end once, and signed messages. `pay` and `lapse` are what the payer and time do;
 * they return the message that the provider would send.
 */
export function createTestPayment() {
  const sessions = new Map<string, Session>();
  const provider = { state: 'up' as ProviderState };
  let events = 0;
  const up = () => {
    if (provider.state === 'down') throw new PaymentUnavailableError('The provider is down');
  };
  const customers = createTestCustomers(up, (paymentIntent) => {
    const paid = [...sessions.values()].flatMap(({ state }) => (state.state === 'paid' ? [state] : []));
    return paid.find((state) => state.paymentIntent === paymentIntent)?.amountTotal ?? 0;
  });
  const memberships = createTestMemberships(up, customers);

  function sessionOf(sessionId: string): Session {
    if (provider.state === 'down') throw new PaymentUnavailableError('The provider is down');
    const session = sessions.get(sessionId);
    if (!session) throw new PaymentUnavailableError(`No such session: ${sessionId}`);
    return session;
  }

  function settle(sessionId: string, { contact = GUEST, discount = 0, amount }: PaidHow): SessionState {
    const session = sessions.get(sessionId);
    if (session?.state.state !== 'open') throw new Error(`Session ${sessionId} cannot be paid`);
    const { input, credit } = session;
    const amountTotal = (amount ?? input.total - credit) - discount;
    session.state = {
      state: 'paid',
      sessionId,
      attemptId: input.attemptId,
      amountTotal,
      amountDiscount: discount,
      currency: 'cad',
      contact,
      paymentIntent: amountTotal === 0 ? null : `pi_${sessionId}`,
    };
    return session.state;
  }

  const event = (type: string, session: SessionState): PaymentEvent => ({ id: `evt_${(events += 1)}`, type, session });

  const gateway: PaymentGateway = {
    ...customers.gateway,
    ...memberships.gateway,
    async openInvoice(input) {
      if (provider.state === 'down') throw new PaymentUnavailableError('The provider is down');
      paymentLines(input);
      const { attemptId, credit, total } = input;
      if (credit < 1 || credit > total) throw new RangeError(`A credit of ${credit} on ${total}`);
      if (total > credit && total - credit < 50) throw new PaymentUnavailableError('Too little for a card');
      const sessionId = `in_${attemptId}`;
      const url = `https://pay.example.test/${sessionId}`;
      const existing = sessions.get(sessionId);
      if (existing && JSON.stringify(existing.input) !== JSON.stringify(input))
        throw new PaymentUnavailableError('The key was used for another request');
      if (!existing) {
        sessions.set(sessionId, { input, credit, state: { state: 'open', sessionId, attemptId, url } });
        if (credit === total) settle(sessionId, { contact: NOBODY });
      }
      if (provider.state === 'answerLost') throw new PaymentUnavailableError('The answer was lost');
      if (provider.state === 'silent') return new Promise(() => {});
      return { sessionId, url, isPaid: credit === total };
    },
    async openSession(input) {
      if (provider.state === 'down') throw new PaymentUnavailableError('The provider is down');
      paymentLines(input);
      const sessionId = sessionIdOf(input.attemptId);
      const session = sessions.get(sessionId);
      if (session && JSON.stringify(session.input) !== JSON.stringify(input))
        throw new PaymentUnavailableError('The key was used for another request');
      const url = `https://pay.example.test/${sessionId}`;
      if (!session)
        sessions.set(sessionId, {
          input,
          credit: 0,
          state: { state: 'open', sessionId, attemptId: input.attemptId, url },
        });
      if (provider.state === 'answerLost') throw new PaymentUnavailableError('The answer was lost');
      if (provider.state === 'silent') return new Promise(() => {});
      return { sessionId, url, expiresAt: input.expiresAt };
    },
    async retrieveSession(sessionId) {
      const charge = customers
        .charges()
        .find(({ outcome }) => 'state' in outcome && outcome.state.sessionId === sessionId);
      if (charge && charge.outcome.kind === 'paid') return charge.outcome.state;
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
    /** Customers, cards, charges and refunds at the provider. */
    customers,
    /** Paid years at the provider, and the pages where they are paid. */
    memberships,
    /** The input of each opened session, in order. */
    opened: () => [...sessions.values()].flatMap(({ input }) => ('expiresAt' in input ? [input] : [])),
    /** The input of each opened invoice, in order. */
    invoiced: () => [...sessions.values()].flatMap(({ input }) => ('credit' in input ? [input] : [])),
    session: (sessionId: string) => sessions.get(sessionId)?.state,
    /** The payer pays the session or the invoice. */
    pay(sessionId: string, how: PaidHow = {}): PaymentEvent {
      const state = settle(sessionId, how);
      const type = sessionId.startsWith('in_') ? 'invoice.paid' : 'checkout.session.completed';
      return event(type, state);
    },
    /** The session expires, or its payer gives up. */
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
