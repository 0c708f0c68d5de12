import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../database/transaction.ts';
import { toId } from '../../graphql/globalId.ts';
import { MarketError } from '../../marketError.ts';
import { createCartState } from './cartState.ts';
import { createCustomerState } from './customerState.ts';
import { findPayments, losePayment } from './customerStateStore.ts';
import { createMarketStates } from './marketStates.ts';
import { newcomer } from './newcomer.ts';
import { growOrder } from './orderState.ts';
import { endPayment, forgetSecondPayments } from './paymentState.ts';
import { stateParams } from './stateInput.ts';
import type { PaymentWish } from './stateInput.ts';
import type { StateAnswer, StateHandlers, StatedCaller, StateParts } from './stateParts.ts';
import { createSubscriptionState } from './subscriptionState.ts';

/** Every provider state of the contracts, each with setup and teardown. */
export function createStateHandlers(parts: StateParts): StateHandlers {
  const { services, database, clock, publicUrl, accounts, statedPayment } = parts;
  const cart = createCartState(parts);

  async function fail({ caller }: StatedCaller): Promise<void> {
    statedPayment.refuse('pages');
    try {
      await services.checkout.checkout(caller, { useBalance: false, period: null });
    } catch (error) {
      if (!(error instanceof MarketError && error.code === 'PAYMENT_FAILED')) throw error;
    } finally {
      statedPayment.refuse(null);
    }
  }

  async function pay(given: PaymentWish): Promise<StateAnswer> {
    const { state, useBalance, discount, paidTwice, called, ...wish } = given;
    const filled = await cart.fill(wish);
    const { caller, headers } = filled;
    if (state === 'failed') {
      await fail(filled);
      return { headers };
    }
    await services.checkout.checkout(caller, { useBalance, period: null });
    const session = await endPayment(services.checkout, caller, { state, discount, paidTwice });
    if (state === 'lost') await inTransaction(database, (tx) => losePayment(tx, session));
    if (state !== 'paid') return { headers, values: { session } };
    const order = await growOrder(parts, caller, wish);
    const grown = await services.staffOrders.byId(order);
    const line = grown?.products[0];
    const values = {
      session,
      [called]: toId('Order', order),
      ...(grown && { link: toId('OrderLink', grown.linkKey) }),
      ...(line && { line: toId('OrderLine', line.id) }),
    };
    return { headers, values };
  }

  const nothing = async () => undefined;
  const plain = (): StateAnswer => ({ headers: {} });
  const params = stateParams;
  return {
    'a visitor without a cart': {
      setup: async () => ({ headers: newcomer(parts).headers }),
      teardown: nothing,
    },
    'a product on sale': {
      setup: (given) => cart.put([params['a product on sale'].parse(given)]).then(plain),
      teardown: (given) => cart.takeBack([params['a product on sale'].parse(given).variant]),
    },
    'a pickup point': {
      setup: (given) => cart.put([], params['a pickup point'].parse(given)).then(plain),
      teardown: (given) => cart.takeBack([], params['a pickup point'].parse(given)),
    },
    'a delivery zone': {
      setup: (given) => cart.put([], params['a delivery zone'].parse(given)).then(plain),
      teardown: (given) => cart.takeBack([], params['a delivery zone'].parse(given)),
    },
    'a customer': createCustomerState({ database, accounts }),
    'a cart': {
      setup: (given) => cart.fill(params['a cart'].parse(given)).then(({ headers }) => ({ headers })),
      teardown: (given) => cart.empty(params['a cart'].parse(given)),
    },
    'a subscription': createSubscriptionState(parts),
    'a payment': {
      setup: (given) => pay(params['a payment'].parse(given)),
      async teardown(given) {
        await inTransaction(database, findPayments);
        await forgetSecondPayments(services.checkout);
        await cart.empty(params['a payment'].parse(given));
      },
    },
    'the payment provider refuses': {
      async setup(given) {
        statedPayment.refuse(params['the payment provider refuses'].parse(given).refuses);
        return plain();
      },
      teardown: async () => statedPayment.refuse(null),
    },
    'a job was run': {
      async setup(given) {
        const { job, by } = params['a job was run'].parse(given);
        await services.work.runNow(job, by);
        return plain();
      },
      teardown: nothing,
    },
    'the market as it is': {
      async setup() {
        const { id } = services.fulfilment.openPeriod(clock.now());
        return { headers: {}, values: { origin: publicUrl, period: toId('Period', id), request: randomUUID() } };
      },
      teardown: nothing,
    },
    ...createMarketStates({ services, database }),
  };
}
