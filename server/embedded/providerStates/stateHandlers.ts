import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../cart/cartService.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import { toId } from '../../graphql/globalId.ts';
import { newSessionToken, SESSION_COOKIE, sessionIdOf } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { createCustomerState } from './customerState.ts';
import { findPayments, losePayment, subjectOf } from './customerStateStore.ts';
import { createMarketStates } from './marketStates.ts';
import { endPayment } from './paymentState.ts';
import { closePlace, markLine, putPlace, putProduct, withdrawProduct } from './providerStateStore.ts';
import type { StatedAccounts } from './statedAccounts.ts';
import { stateParams } from './stateInput.ts';
import type { CartWish, LineWish, PaymentWish, PlaceWish, ProductWish, StateName } from './stateInput.ts';

/** What the interaction's request has to carry for the state to be the caller's. */
export type StateHeaders = Record<string, string>;
/** values: what takes the place of an example in the request's body. */
export type StateAnswer = { headers: StateHeaders; values?: Record<string, string> };
export type Handler = { setup(params: unknown): Promise<StateAnswer>; teardown(params: unknown): Promise<void> };
export type StateHandlers = Record<StateName, Handler>;

export type StateParts = {
  services: Pick<Services, 'cart' | 'catalogue' | 'checkout'>;
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** Of the embedded identity provider; null where somebody else signs people in. */
  accounts: StatedAccounts | null;
};

const productOf = ({ quantity: _q, priceSeen: _p, item: _i, unsureReason: _u, ...product }: LineWish): ProductWish =>
  product;
/** How the line's product was when it was put into the cart: to be had, at the price shown. */
const whenAdded = (line: LineWish): ProductWish => ({
  ...productOf(line),
  price: line.priceSeen ?? line.price,
  status: 'active',
  stock: line.stock !== null && line.stock < line.quantity ? null : line.stock,
});

/** Every provider state of the contracts: rows are put in place, carts are filled through the cart's own service. */
export function createStateHandlers({ services, database, clock, publicUrl, accounts }: StateParts): StateHandlers {
  const put = async (products: ProductWish[], place: PlaceWish | null = null) => {
    await inTransaction(database, async (tx) => {
      for (const product of products) await putProduct(tx, product);
      if (place) await putPlace(tx, place);
    });
    await services.catalogue.fresh();
  };
  const takeBack = async (variants: string[], place: PlaceWish | null = null) => {
    await inTransaction(database, async (tx) => {
      for (const variant of variants) await withdrawProduct(tx, variant);
      if (place) await closePlace(tx, place);
    });
    services.catalogue.changed();
  };

  /** A session of its own; customer: the uuid of whom it belongs to. */
  function newcomer(customer: string | null = null): { caller: Caller; headers: StateHeaders } {
    const sessionToken = newSessionToken();
    const visitor = {
      sessionToken,
      sessionId: sessionIdOf(sessionToken),
      isNew: false,
      customer:
        customer === null
          ? null
          : { id: customer, subject: subjectOf(customer), isStaff: false, completeProfile: false },
      address: '127.0.0.1',
      origin: publicUrl,
    };
    return {
      caller: { visitor, locale: 'fr', now: clock.now() },
      headers: { Cookie: `${SESSION_COOKIE}=${sessionToken}` },
    };
  }

  async function fillCart({
    customer,
    lines,
    place,
    fromStorage,
    note,
  }: CartWish): Promise<ReturnType<typeof newcomer>> {
    const { caller, headers } = newcomer(customer);
    await put(lines.map(whenAdded), place);
    for (const line of lines) await services.cart.add(caller, line.variant, line.quantity);
    const locationId = place && 'location' in place ? toId('Location', place.location) : undefined;
    const shippingZoneId = place && 'zone' in place ? toId('ShippingZone', place.zone) : undefined;
    if (place || fromStorage) await services.cart.choose(caller, { fromStorage, locationId, shippingZoneId });
    if (note !== null) await services.cart.save(caller, { note });
    const changed = lines.filter((line) => !isDeepStrictEqual(whenAdded(line), productOf(line)));
    if (changed.length > 0) await put(changed.map(productOf));
    const marked = lines.filter(({ item, unsureReason }) => item !== undefined || unsureReason !== null);
    if (marked.length > 0)
      await inTransaction(database, async (tx) => {
        for (const line of marked) await markLine(tx, caller.visitor, line);
      });
    return { caller, headers };
  }
  const emptyCart = ({ lines, place }: CartWish) =>
    takeBack(
      lines.map(({ variant }) => variant),
      place,
    );

  async function pay({ state, ...cart }: PaymentWish): Promise<StateAnswer> {
    const { caller, headers } = await fillCart(cart);
    const session = await services.checkout.checkout(caller, { useBalance: false, period: null });
    await endPayment(services.checkout, caller, session, state);
    if (state === 'lost') await inTransaction(database, (tx) => losePayment(tx, session));
    return { headers, values: { session } };
  }

  const nothing = async () => undefined;
  const plain = (): StateAnswer => ({ headers: {} });
  const params = stateParams;
  return {
    'a visitor without a cart': {
      setup: async () => ({ headers: newcomer().headers }),
      teardown: nothing,
    },
    'a product on sale': {
      setup: (given) => put([params['a product on sale'].parse(given)]).then(plain),
      teardown: (given) => takeBack([params['a product on sale'].parse(given).variant]),
    },
    'a pickup point': {
      setup: (given) => put([], params['a pickup point'].parse(given)).then(plain),
      teardown: (given) => takeBack([], params['a pickup point'].parse(given)),
    },
    'a delivery zone': {
      setup: (given) => put([], params['a delivery zone'].parse(given)).then(plain),
      teardown: (given) => takeBack([], params['a delivery zone'].parse(given)),
    },
    'a customer': createCustomerState({ database, accounts }),
    'a cart': {
      setup: (given) => fillCart(params['a cart'].parse(given)).then(({ headers }) => ({ headers })),
      teardown: (given) => emptyCart(params['a cart'].parse(given)),
    },
    'a payment': {
      setup: (given) => pay(params['a payment'].parse(given)),
      async teardown(given) {
        await inTransaction(database, findPayments);
        await emptyCart(params['a payment'].parse(given));
      },
    },
    ...createMarketStates({ services, database }),
  };
}
