import {
  FIRST_COMMISSION,
  NEW_RATES,
  OLD_RATES,
  RATE_DAY,
  YEAR,
  type PaperEvent,
  type PaperGoods,
  type PaperSale,
} from './paperYear.ts';

/*
 * What the year on paper adds up to, in whole cents, from nothing but its list: by no function of the product.
 */

/** Half a cent goes up. */
const rounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
const taxOf = (base: number, rate: number) => rounded(base * rate, 100_000);
const ratesAt = (at: string) => (at.slice(0, 10) < RATE_DAY ? OLD_RATES : NEW_RATES);

const SUMS = ['goods', 'fee', 'delivery', 'deposits', 'discount', 'gst', 'pst', 'memberships'] as const;
type Sums = Record<(typeof SUMS)[number], number>;
const sums = (some: Partial<Sums> = {}): Sums =>
  Object.assign({ goods: 0, fee: 0, delivery: 0, deposits: 0, discount: 0, gst: 0, pst: 0, memberships: 0 }, some);
const combined = (one: Sums, other: Sums, sign: 1 | -1): Sums =>
  sums(Object.fromEntries(SUMS.map((field) => [field, one[field] + sign * other[field]])));
const totalOf = (of: Sums) =>
  of.goods + of.fee + of.delivery + of.deposits - of.discount + of.gst + of.pst + of.memberships;

const saleNamed = (name: string): PaperSale => {
  const sale = YEAR.find((event) => event.kind === 'sale' && event.name === name);
  if (sale?.kind !== 'sale') throw new Error(`No sale is named ${name}`);
  return sale;
};

/** What goods and the fee of a sale are worth, at the rates of its day. */
function worthOf(sale: PaperSale, unitsOf: (goods: PaperGoods) => number, base: number) {
  const rates = ratesAt(sale.at);
  const add = (amountOf: (goods: PaperGoods) => number, of = sale.goods) =>
    of.reduce((sum, goods) => sum + amountOf(goods) * unitsOf(goods), 0);
  const price = ({ price }: PaperGoods) => price;
  const gstBase =
    base +
    add(
      price,
      sale.goods.filter(({ tax }) => tax !== 'none'),
    );
  const pstBase =
    base +
    add(
      price,
      sale.goods.filter(({ tax }) => tax === 'both'),
    );
  return {
    goods: add(price),
    deposits: add(({ deposit }) => deposit),
    gst: taxOf(gstBase, rates.gst),
    pst: taxOf(pstBase, rates.pst),
  };
}

function soldBy(sale: PaperSale): Sums {
  const { fee, delivery, off, basket } = sale;
  const worth = worthOf(sale, ({ units }) => units, fee + (basket?.taxed ?? 0));
  return sums({
    ...worth,
    goods: worth.goods + (basket?.price ?? 0),
    deposits: worth.deposits + (basket?.deposit ?? 0),
    fee,
    delivery,
    discount: off,
  });
}

/** Taxes that go back are the difference between what was charged and what would have been without these units. */
function backBy(event: Extract<PaperEvent, { goods: Record<string, number> }>): Sums {
  const sale = saleNamed(event.of);
  const whole = worthOf(sale, ({ units }) => units, sale.fee);
  const rest = worthOf(sale, ({ name, units }) => units - (event.goods[name] ?? 0), sale.fee);
  return sums({
    goods: whole.goods - rest.goods,
    deposits: whole.deposits - rest.deposits,
    gst: whole.gst - rest.gst,
    pst: whole.pst - rest.pst,
    discount: event.off,
  });
}

function membershipSold({ price, at }: { price: number; at: string }): Sums {
  const rates = ratesAt(at);
  return sums({ memberships: price, gst: taxOf(price, rates.gst), pst: taxOf(price, rates.pst) });
}

/** The figures of the days from the first to the last, as the sales report names them. */
export function paperFigures(from: string, to: string) {
  const figures = {
    orders: 0,
    memberships: 0,
    card: 0,
    creditUsed: 0,
    cardRefunded: 0,
    creditRefunded: 0,
    adjustments: 0,
  };
  let sold = sums();
  let refunded = sums();
  for (const event of YEAR) {
    const day = event.at.slice(0, 10);
    if (day < from || day > to || event.kind === 'commission') continue;
    if (event.kind === 'sale') {
      const own = soldBy(event);
      sold = combined(sold, own, 1);
      figures.orders += 1;
      figures.card += totalOf(own) - event.credit;
      figures.creditUsed += event.credit;
    } else if (event.kind === 'membership') {
      sold = combined(sold, membershipSold(event), 1);
      figures.memberships += 1;
      figures.card += event.total;
    } else if (event.kind === 'correction') figures.adjustments -= event.credit;
    else {
      figures.creditRefunded += event.credit;
      figures.cardRefunded += 'card' in event ? event.card : 0;
      if (event.kind === 'deposit') refunded = combined(refunded, sums({ deposits: event.credit }), 1);
      else if (event.kind === 'amount')
        refunded = combined(refunded, sums({ discount: -event.card - event.credit }), 1);
      else if ('goods' in event) refunded = combined(refunded, backBy(event), 1);
      else refunded = combined(refunded, soldBy(saleNamed(event.of)), 1);
    }
  }
  return {
    ...figures,
    notRefunded: 0,
    cash: 0,
    cashReceived: 0,
    cashRefunded: 0,
    awaiting: 0,
    awaitingDropped: 0,
    sold: { ...sold, otherTax: 0, total: totalOf(sold) },
    refunded: { ...refunded, otherTax: 0, total: totalOf(refunded) },
  };
}

const DAY_MS = 86_400_000;
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const commissionAt = (producer: 'farm' | 'mill', at: string) =>
  YEAR.reduce(
    (rate, event) => (event.kind === 'commission' && event.producer === producer && event.at <= at ? event.rate : rate),
    FIRST_COMMISSION[producer],
  );

/** What a producer is owed for the week from a Friday on; each commission is rounded once. */
export function paperStatement(producer: 'farm' | 'mill', week: string) {
  const end = addDays(week, 7);
  const own = { sold: 0, missing: 0, returned: 0, earlier: 0 };
  const byRate = new Map<number, number>();
  const state = (kind: keyof typeof own, amount: number, sale: PaperSale) => {
    own[kind] += amount;
    const rate = commissionAt(producer, sale.at);
    byRate.set(rate, (byRate.get(rate) ?? 0) + (kind === 'sold' ? amount : -amount));
  };
  const worth = (sale: PaperSale, unitsOf: (goods: PaperGoods) => number) =>
    sale.goods.reduce((sum, goods) => sum + (goods.producer === producer ? goods.price * unitsOf(goods) : 0), 0);
  for (const event of YEAR) {
    if (event.kind === 'sale' && event.week === week)
      state(
        'sold',
        worth(event, ({ units }) => units),
        event,
      );
    if (event.kind !== 'missing' && event.kind !== 'returned' && event.kind !== 'refunded') continue;
    const sale = saleNamed(event.of);
    const back = 'goods' in event ? event.goods : null;
    const amount = worth(sale, ({ name, units }) => (back ? (back[name] ?? 0) : units));
    const day = event.at.slice(0, 10);
    // The week in which it was made, never one before its sale's.
    const isOfOwnWeek = sale.week === week && day < end;
    const isEarlier = sale.week < week && day >= week && day < end;
    if (isOfOwnWeek) state(event.kind === 'missing' ? 'missing' : 'returned', amount, sale);
    if (isEarlier) state('earlier', amount, sale);
  }
  const remains = own.sold - own.missing - own.returned - own.earlier;
  const commission = [...byRate].reduce(
    (sum, [rate, amount]) => sum + Math.sign(amount) * rounded(Math.abs(amount) * rate, 100_000),
    0,
  );
  return { ...own, commission, owed: remains - commission };
}
