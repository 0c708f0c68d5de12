import { whenUsed } from '../gateways/loadedWhenUsed.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentGateway } from '../gateways/payment.ts';

/**
 * pages: opens neither a payment nor a page for a card or a membership. deletion, refunds: deletes no customer, refunds
 * nothing, with an error of its own.
 */
export type PaymentRefusal = 'pages' | 'deletion' | 'refunds';

const STATED = 'pi_contrats_';
/** The provider's id of a payment that a state has ended (by the uuid of its attempt): no provider knows it. */
export const statedIntent = (attemptId: string): string => STATED + attemptId;

export type StatedPayment = {
  /** Wraps the provider's own: refuses as configured, and passes on everything else. */
  gateway: PaymentGateway;
  /** Makes the provider refuse this to everybody; null: accept it again. */
  refuse(refusal: PaymentRefusal | null): void;
};

/** Controls any payment provider for provider states (contracts/provider-states.md). */
export function createStatedPayment(gateway: PaymentGateway): StatedPayment {
  let currentRefusal: PaymentRefusal | null = null;
  const check = (refusal: PaymentRefusal): void => {
    if (currentRefusal !== refusal) return;
    if (refusal === 'deletion') throw new PaymentRefusedError('This customer has a disputed payment.');
    if (refusal === 'refunds') throw new PaymentRefusedError('This payment has been disputed.');
    throw new PaymentUnavailableError('A provider state opens no page');
  };
  const unlessRefused =
    <Input, Result>(refusal: PaymentRefusal, call: (input: Input) => Promise<Result>) =>
    async (input: Input): Promise<Result> => {
      check(refusal);
      return call(input);
    };
  return {
    gateway: whenUsed(() => ({
      ...gateway,
      openSession: unlessRefused('pages', gateway.openSession),
      openInvoice: unlessRefused('pages', gateway.openInvoice),
      openSetup: unlessRefused('pages', gateway.openSetup),
      openMembership: unlessRefused('pages', gateway.openMembership),
      openPortal: unlessRefused('pages', gateway.openPortal),
      deleteCustomer: unlessRefused('deletion', gateway.deleteCustomer),
      async refund(input) {
        check('refunds');
        const { paymentIntent, amount, key } = input;
        if (!paymentIntent.startsWith(STATED) || amount === null) return gateway.refund(input);
        return { refundId: `re_contrats_${key}`, amount, status: 'succeeded' };
      },
    })),
    refuse(refusal) {
      currentRefusal = refusal;
    },
  };
}
