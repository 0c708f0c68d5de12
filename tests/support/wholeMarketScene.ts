import type { TaxKind } from '../../rules/taxes.ts';
import type { Caller } from '../../server/caller.ts';
import type { Database } from '../../server/database/database.ts';
import type { PaymentEvent } from '../../server/gateways/payment.ts';
import { PaymentUnavailableError } from '../../server/gateways/payment.ts';
import { toId } from '../../server/graphql/globalId.ts';
import { basketOffer } from './basketMarket.ts';
import { signedIn } from './customers.ts';
import { location, marketServices, offer, openMarket, shopper, zone, type MarketServices } from './purchaseMarket.ts';
import type { TestPayment } from './testPayment.ts';
import type { ProviderFault } from './wholeMarketSteps.ts';

export const KILLED = 'killed';
export const PLACES = {
  marche: { locationId: toId('Location', location('marche')) },
  vallee: { shippingZoneId: toId('ShippingZone', zone('vallee')) },
};
/** Prices in cents, and stock: what the market is given, and what it is checked against. */
const SHELF: Record<string, Goods> = {
  jus: { price: 1000, taxed: true, deposit: 300, stock: 14, atMarket: 0 },
  pain: { price: 750, taxed: false, deposit: 0, stock: 6, atMarket: 0 },
  livre: { price: 1995, taxed: true, taxKind: 'gst', deposit: 0, stock: 8, atMarket: 0 },
  pot: { price: 435, taxed: true, deposit: 15, stock: 9, atMarket: 5 },
};
export const BOX = { price: 0, taxed: false, deposit: 1000, stock: 0, atMarket: 0 } as const;
export const BASKET = { price: 3200, taxed: 1930, deposit: 80 } as const;

export type Goods = {
  price: number;
  taxed: boolean;
  taxKind?: TaxKind;
  deposit: number;
  stock: number;
  atMarket: number;
};
/** `token` is in all personal data that they write. guest: without an account; gone: deleted it. */
export type Person = { token: string; caller: Caller; state: 'guest' | 'account' | 'gone'; trials: Date[] };
/** A market with its initial stock, by variant. */
export type WholeMarket = {
  database: Database;
  market: MarketServices;
  box: string;
  goods: Map<string, Goods>;
  staff: Caller;
};
export type Scene = WholeMarket & {
  people: [Person, Person, Person];
  /** Their variants: juice, bread, a book, a stored one, the box. */
  variants: string[];
  basket: string;
  /** Messages of the provider that are still undelivered. */
  messages: PaymentEvent[];
};

/** The provider as a server in trouble sees it: calls fail before they take effect, or after. */
function faultyPayment(payment: TestPayment, fault: ProviderFault): TestPayment {
  const asking =
    <Input, Answer>(call: (input: Input) => Promise<Answer>) =>
    async (input: Input): Promise<Answer> => {
      if (fault === 'killedBefore') throw new Error(KILLED);
      const result = await call(input);
      if (fault === 'answerLost') throw new PaymentUnavailableError('The answer was lost');
      if (fault === 'killedAfter') throw new Error(KILLED);
      return result;
    };
  const { charge, refund, openSession, openInvoice, expireSession, deleteCustomer } = payment;
  return {
    ...payment,
    charge: asking(charge),
    refund: asking(refund),
    openSession: asking(openSession),
    openInvoice: asking(openInvoice),
    expireSession: asking(expireSession),
    deleteCustomer: asking(deleteCustomer),
  };
}

export async function openWholeMarket(database: Database): Promise<WholeMarket> {
  await openMarket(database);
  const market = marketServices(database);
  const { stock, deposit, price } = BOX;
  const box = await offer(database, 'boite', { price, deposit, stock, track_stock: false });
  await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
  const staff = await signedIn(market, 'equipe', { roles: ['staff'] });
  return { database, market, box, goods: new Map([[box, BOX]]), staff };
}

/** Another server of the same market, with the same clock. */
export function anotherServer({ database, market }: WholeMarket, fault: ProviderFault = 'none'): MarketServices {
  const isCutOff = fault === 'answerLost' || fault === 'killedBefore' || fault === 'killedAfter';
  const payment = isCutOff ? faultyPayment(market.payment, fault) : market.payment;
  const server = marketServices(database, { payment });
  server.clock.now = () => market.clock.now();
  return server;
}

/** The server that a step is sent to, and the provider's state for it. */
export function serverIn(scene: WholeMarket, fault: ProviderFault): MarketServices {
  const { payment } = scene.market;
  payment.provider.state = fault === 'down' ? 'down' : 'up';
  const refusal = fault === 'refuses' ? 'This payment is disputed.' : null;
  Object.assign(payment.customers.behaviour, { refusesRefund: refusal, refusesDeletion: refusal });
  return fault === 'none' || fault === 'down' || fault === 'refuses' ? scene.market : anotherServer(scene, fault);
}

/** Fills in an account's personal data. */
export async function introduce({ market }: WholeMarket, person: Person): Promise<void> {
  const { token } = person;
  await market.account.update(person.caller, {
    firstName: token,
    lastName: token,
    shippingAddress: {
      name: token,
      phone: '819 555-0123',
      address: { line1: `1, rue ${token}`, city: 'Gatineau', state: 'QC', postal_code: 'J0X1A0', country: 'CA' },
    },
  });
}

/** Two customers, a guest, and goods of their own. `nth` names them. */
export async function openScene(wholeMarket: WholeMarket, nth: string): Promise<Scene> {
  const { market, database } = wholeMarket;
  const variants: string[] = [];
  for (const [name, amounts] of Object.entries(SHELF)) {
    const { price, deposit, stock, atMarket } = amounts;
    const shelf = { price, deposit, stock, stored: atMarket > 0, stock_mdo: atMarket };
    const variant = await offer(database, `${name}-${nth}`, {
      ...shelf,
      product: { taxable: amounts.taxed, tax_kind: amounts.taxKind ?? 'both' },
    });
    wholeMarket.goods.set(variant, amounts);
    variants.push(variant);
  }
  await market.catalogue.fresh();
  const { price, taxed, deposit } = BASKET;
  const basket = await basketOffer(database, `panier-${nth}`, { price, taxable_price: taxed, deposit });
  const person = async (name: string, isGuest: boolean): Promise<Person> => {
    const token = `zorah${nth}${name}`;
    const caller = isGuest ? shopper(market, token) : await signedIn(market, token);
    const one: Person = { token, caller, state: isGuest ? 'guest' : 'account', trials: [] };
    if (!isGuest) await introduce(wholeMarket, one);
    return one;
  };
  const people: Scene['people'] = [await person('a', false), await person('b', false), await person('c', true)];
  return { ...wholeMarket, people, variants: [...variants, wholeMarket.box], basket, messages: [] };
}

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const HALF_HOUR_MS = 1_800_000;

/** The next instant at which the market's clock shows that weekday and time, full or half hour; then this many ms more. */
export function nextWall(now: Date, weekday: 'Mon' | 'Wed', time: `${string}:${'00' | '30'}`, more: number): Date {
  let at = new Date(Math.ceil((now.getTime() + 1) / HALF_HOUR_MS) * HALF_HOUR_MS);
  const shows = () => {
    const parts = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
    return parts.weekday?.startsWith(weekday) && `${parts.hour}:${parts.minute}` === time;
  };
  while (!shows()) at = new Date(at.getTime() + HALF_HOUR_MS);
  return new Date(at.getTime() + more);
}
