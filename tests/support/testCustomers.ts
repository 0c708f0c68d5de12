import { PaymentRefusedError, PaymentUnavailableError } from '../../server/gateways/payment.ts';
import type {
  ChargeInput,
  ChargeOutcome,
  ChargeRefusal,
  CustomerInput,
  OpenSetupInput,
  PaymentGateway,
  SetupState,
  StoredCard,
} from '../../server/gateways/payment.ts';

type Customer = { input: CustomerInput; card: StoredCard | null };
type Card = { stored: StoredCard; refuses: ChargeRefusal | null };

/**
 * The customers, cards, charges and refunds of the provider in memory, with the rules of Stripe that the market relies
 * on: one customer, charge and refund per key, cards that are charged only for their customer, refunds never above the
 * payment. `up` throws if the provider's state demands it; `paidBy`: the cents of a payment that is no charge.
 */
export function createTestCustomers(up: () => void, paidBy: (paymentIntent: string) => number = () => 0) {
  const customers = new Map<string, Customer>();
  const cards = new Map<string, Card>();
  const setups = new Map<string, { input: OpenSetupInput; state: SetupState }>();
  const charges = new Map<string, { input: ChargeInput; outcome: ChargeOutcome }>();
  const refunds = new Map<string, { paymentIntent: string; amount: number }>();
  const behaviour = { refusesDeletion: null as string | null, refusesRefund: null as string | null };
  /** Payments that cannot be refunded, and why. */
  const disputed = new Map<string, string>();
  /** A refusal is stored with its key, as Stripe does. */
  const refusedKeys = new Map<string, string>();

  function customerOf(id: string): Customer {
    const customer = customers.get(id);
    if (!customer) throw new PaymentUnavailableError(`No such customer: ${id}`);
    return customer;
  }

  function chargeOutcome({ attemptId, customer, card, amount }: ChargeInput): ChargeOutcome {
    const testCard = customers.has(customer) ? cards.get(card) : undefined;
    const reason = testCard ? testCard.refuses : 'declined';
    if (reason) return { kind: 'refused', reason, sessionId: testCard ? `pi_${attemptId}` : null };
    const sessionId = `pi_${attemptId}`;
    const contact = { email: null, name: null, phone: null, address: null };
    const paid = { amountTotal: amount, amountDiscount: 0, currency: 'cad', contact, paymentIntent: sessionId };
    return { kind: 'paid', state: { state: 'paid', sessionId, attemptId, ...paid } };
  }

  const gateway = {
    async saveCustomer(id, input) {
      up();
      const key = id !== null && customers.has(id) ? id : `cus_${input.customerId}${id === null ? '' : '_again'}`;
      customers.set(key, { card: null, ...customers.get(key), input });
      return key;
    },
    async deleteCustomer(id) {
      up();
      if (behaviour.refusesDeletion !== null) throw new PaymentRefusedError(behaviour.refusesDeletion);
      customers.delete(id);
    },
    async openSetup(input) {
      up();
      customerOf(input.customer);
      const sessionId = `cs_setup_${input.setupId}`;
      if (!setups.has(sessionId)) setups.set(sessionId, { input, state: { state: 'open', sessionId } });
      return { sessionId, url: `https://pay.example.test/${sessionId}`, expiresAt: input.expiresAt };
    },
    async retrieveSetup(sessionId) {
      up();
      const setup = setups.get(sessionId);
      if (!setup) throw new PaymentUnavailableError(`No such session: ${sessionId}`);
      return setup.state;
    },
    async chooseCard(id, card) {
      up();
      const testCard = cards.get(card);
      if (!testCard) throw new PaymentUnavailableError(`No such card: ${card}`);
      customerOf(id).card = testCard.stored;
    },
    async cardOf(id) {
      up();
      return customers.get(id)?.card ?? null;
    },
    async openPortal({ customer }) {
      up();
      customerOf(customer);
      return `https://pay.example.test/p/${customer}`;
    },
    async charge(input) {
      up();
      const earlierCharge = charges.get(input.attemptId);
      if (earlierCharge && JSON.stringify(earlierCharge.input) !== JSON.stringify(input))
        throw new PaymentUnavailableError('The key was used for another request');
      const result = earlierCharge?.outcome ?? chargeOutcome(input);
      charges.set(input.attemptId, { input, outcome: result });
      return result;
    },
    async refund({ paymentIntent, amount, key }) {
      up();
      // An answer is stored with its key, whatever has happened since.
      const earlierRefund = refunds.get(key);
      const reason = refusedKeys.get(key) ?? disputed.get(paymentIntent) ?? behaviour.refusesRefund;
      if (!earlierRefund && reason !== null) {
        refusedKeys.set(key, reason);
        throw new PaymentRefusedError(reason);
      }
      if (
        earlierRefund &&
        (earlierRefund.paymentIntent !== paymentIntent || (amount !== null && amount !== earlierRefund.amount))
      )
        throw new PaymentRefusedError('The key was used for another refund');
      const charge = [...charges.values()].find(
        ({ outcome }) => 'state' in outcome && outcome.state.sessionId === paymentIntent,
      );
      const refundsOfPayment = [...refunds.values()].filter((one) => one.paymentIntent === paymentIntent);
      const refundable =
        (charge?.input.amount ?? paidBy(paymentIntent)) - refundsOfPayment.reduce((sum, one) => sum + one.amount, 0);
      const refundAmount = earlierRefund?.amount ?? amount ?? refundable;
      if (!earlierRefund && (refundAmount < 1 || refundAmount > refundable))
        throw new PaymentRefusedError('More than was paid');
      refunds.set(key, { paymentIntent, amount: refundAmount });
      return { refundId: `re_${key}`, amount: refundAmount, status: 'succeeded' };
    },
  } satisfies Partial<PaymentGateway>;

  /** A card stored at the provider; `refuses`: why it cannot be charged. */
  function card(last4: string, refuses: ChargeRefusal | null = null): StoredCard {
    const stored = {
      id: `pm_${last4}_${cards.size}`,
      type: 'card',
      createdAt: new Date(1_790_000_000_000 + cards.size * 1000),
      card: { brand: 'visa', country: 'CA', last4, expMonth: 8, expYear: 2040 },
    };
    cards.set(stored.id, { stored, refuses });
    return stored;
  }

  return {
    gateway,
    customers,
    charges: () => [...charges.values()],
    refunds: () => [...refunds.values()],
    behaviour,
    disputed,
    card,
    /** A card by its id. Null: unknown. */
    named: (id: string): StoredCard | null => cards.get(id)?.stored ?? null,
    /** Whether a card, by its id, cannot be charged; an unknown card cannot. */
    refuses: (id: string): boolean => cards.get(id)?.refuses !== null,
    /** The customer changes the card in the portal. */
    changeCard(id: string, last4: string, refuses: ChargeRefusal | null = null): StoredCard {
      return (customerOf(id).card = card(last4, refuses));
    },
    /** The customer stores a card on a set-up page. */
    leaveCard(sessionId: string, last4: string, refuses: ChargeRefusal | null = null): StoredCard {
      const setup = setups.get(sessionId);
      if (setup?.state.state !== 'open') throw new Error(`Set-up ${sessionId} has ended`);
      const stored = card(last4, refuses);
      setup.state = { state: 'complete', sessionId, card: stored };
      return stored;
    },
    /** The set-up page expires. */
    endSetup(sessionId: string): void {
      const setup = setups.get(sessionId);
      if (setup) setup.state = { state: 'expired', sessionId };
    },
    setups: () => [...setups.values()],
  };
}
