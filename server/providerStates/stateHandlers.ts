import { randomUUID } from 'node:crypto';
import { bound } from '../bound.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { MarketError } from '../marketError.ts';
import * as cartState from './cartState.ts';
import * as customerState from './customerState.ts';
import { findPayments, losePayment } from './customerStateStore.ts';
import { createMarketStates } from './marketStates.ts';
import { newcomer } from './newcomer.ts';
import { growOrder } from './orderState.ts';
import { endPayment, forgetSecondPayments } from './paymentState.ts';
import { cartIdOf, earlierClosing, handoverDay } from './providerStateStore.ts';
import { stateParams } from './stateInput.ts';
import type { PaymentStateInput } from './stateInput.ts';
import type { StateAnswer, StateHandlers, StatedCaller, StateParts } from './stateParts.ts';
import * as subscriptionState from './subscriptionState.ts';

/** Every provider state of the contracts, each with setup and teardown. */
export function createStateHandlers(parts: StateParts): StateHandlers {
  const { services, database, clock, publicUrl, statedPayment } = parts;
  const cart = bound(parts, cartState);

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

  async function pay(params: PaymentStateInput): Promise<StateAnswer> {
    const { state, useBalance, discount, paidTwice, called: name, ...input } = params;
    const filled = await cart.fill(input);
    const { caller, headers } = filled;
    if (state === 'failed') {
      await fail(filled);
      return { headers };
    }
    await services.checkout.checkout(caller, { useBalance, period: null });
    const { session, id } = await endPayment(services.checkout, caller, { state, discount, paidTwice });
    const payment = toId('Payment', id);
    if (state === 'lost') await inTransaction(database, (tx) => losePayment(tx, session));
    if (state !== 'paid') return { headers, values: { session, payment } };
    const order = await growOrder(parts, caller, input);
    const grown = await services.staffOrders.byId(order);
    const move = await services.orderMoves.lastOf(order);
    const line = grown?.products[0];
    const values = {
      session,
      payment,
      [name]: toId('Order', order),
      ...(grown && { link: toId('OrderLink', grown.linkKey) }),
      ...(move !== null && { move: toId('OrderMove', move) }),
      ...(line && { line: toId('OrderLine', line.id) }),
      ...(line?.problems[0] && { problem: toId('OrderProblem', line.problems[0].id) }),
    };
    return { headers, values };
  }

  const nothing = async () => undefined;
  const noHeaders = (): StateAnswer => ({ headers: {} });
  return {
    'a visitor without a cart': {
      setup: async () => ({ headers: newcomer(parts).headers }),
      teardown: nothing,
    },
    'a product on sale': {
      setup: (params) => cart.put([stateParams['a product on sale'].parse(params)]).then(noHeaders),
      teardown: (params) => cart.takeBack([stateParams['a product on sale'].parse(params).variant]),
    },
    'a pickup point': {
      setup: (params) => cart.put([], stateParams['a pickup point'].parse(params)).then(noHeaders),
      teardown: (params) => cart.takeBack([], stateParams['a pickup point'].parse(params)),
    },
    'a delivery zone': {
      setup: (params) => cart.put([], stateParams['a delivery zone'].parse(params)).then(noHeaders),
      teardown: (params) => cart.takeBack([], stateParams['a delivery zone'].parse(params)),
    },
    'a customer': bound(parts, customerState),
    'a cart': {
      async setup(params) {
        const { caller, headers } = await cart.fill(stateParams['a cart'].parse(params));
        const id = await inTransaction(database, (tx) => cartIdOf(tx, caller.visitor));
        return { headers, values: { ...(id !== null && { cart: toId('Cart', id) }) } };
      },
      teardown: (params) => cart.empty(stateParams['a cart'].parse(params)),
    },
    'a subscription': bound(parts, subscriptionState),
    'a payment': {
      setup: (params) => pay(stateParams['a payment'].parse(params)),
      async teardown(params) {
        await inTransaction(database, findPayments);
        await forgetSecondPayments(services.checkout);
        await cart.empty(stateParams['a payment'].parse(params));
      },
    },
    'the payment provider refuses': {
      async setup(params) {
        statedPayment.refuse(stateParams['the payment provider refuses'].parse(params).refuses);
        return noHeaders();
      },
      teardown: async () => statedPayment.refuse(null),
    },
    'a job was run': {
      async setup(params) {
        const { job, by } = stateParams['a job was run'].parse(params);
        await services.work.runNow(job, by);
        return noHeaders();
      },
      teardown: nothing,
    },
    'a message was sent': {
      async setup(params) {
        const { by, location: locationId, ...texts } = stateParams['a message was sent'].parse(params);
        const { startDate: week } = await services.fulfilment.openPeriod(clock.now());
        const target = { week, locationId, shippingZoneId: null, sellerId: null };
        await services.desk.messages.send(by, { ...target, ...texts });
        return noHeaders();
      },
      teardown: nothing,
    },
    'the market as it is': {
      async setup() {
        const now = clock.now();
        const open = await services.fulfilment.openPeriod(now);
        return {
          headers: {},
          values: {
            origin: publicUrl,
            period: toId('Period', open.id),
            handoverDay: handoverDay(open.id),
            beforeClosing: earlierClosing(open, now).toISOString(),
            request: randomUUID(),
          },
        };
      },
      teardown: nothing,
    },
    ...createMarketStates({ services, database, clock }),
  };
}
