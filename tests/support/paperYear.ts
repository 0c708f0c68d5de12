/** A year of a market as a bookkeeper writes it on paper: sales, and what went back. */

type Tax = 'none' | 'both' | 'gst';
export type PaperGoods = {
  name: string;
  producer: 'farm' | 'mill';
  price: number;
  units: number;
  tax: Tax;
  deposit: number;
};
/** `guest`: without an account, so without credit. `basket`: a recurring basket, of which `taxed` cents are taxed. */
export type PaperSale = {
  kind: 'sale';
  at: string;
  name: string;
  who: string;
  guest?: true;
  goods: PaperGoods[];
  basket?: { price: number; taxed: number; deposit: number };
  /** First day of the week that it is bought for. */
  week: string;
  fee: number;
  delivery: number;
  off: number;
  credit: number;
};
type Back = { at: string; of: string; card: number; credit: number };
export type PaperEvent =
  | PaperSale
  /** `off`: of the code's discount, what was taken off these goods. */
  | (Back & { kind: 'returned' | 'missing'; goods: Record<string, number>; off: number })
  | (Back & { kind: 'cancelled' | 'refunded' })
  | (Back & { kind: 'amount' })
  | { kind: 'deposit'; at: string; who: string; credit: number }
  | { kind: 'correction'; at: string; who: string; credit: number }
  | { kind: 'membership'; at: string; who: string; price: number; total: number }
  | { kind: 'commission'; at: string; producer: 'farm' | 'mill'; rate: number };

const jus = (units: number): PaperGoods => ({
  name: 'jus',
  producer: 'farm',
  price: 1000,
  units,
  tax: 'both',
  deposit: 300,
});
const pain = (units: number): PaperGoods => ({
  name: 'pain',
  producer: 'mill',
  price: 750,
  units,
  tax: 'none',
  deposit: 0,
});
const biere = (units: number): PaperGoods => ({
  name: 'bière',
  producer: 'mill',
  price: 1299,
  units,
  tax: 'both',
  deposit: 40,
});
const livre = (units: number): PaperGoods => ({
  name: 'livre',
  producer: 'farm',
  price: 1999,
  units,
  tax: 'gst',
  deposit: 0,
});
const pommes = (units: number): PaperGoods => ({
  name: 'pommes',
  producer: 'farm',
  price: 1111,
  units,
  tax: 'none',
  deposit: 0,
});
const plain = { kind: 'sale', fee: 500, delivery: 0, off: 0, credit: 0 } as const;

/** The first day of the new rates, a Wednesday in a week that is being sold. */
export const RATE_DAY = '2027-06-16';
/** Thousandths of a percent. */
export const NEW_RATES = { gst: 6000, pst: 12_000 };
export const OLD_RATES = { gst: 5000, pst: 9975 };
export const FIRST_COMMISSION = { farm: 20_000, mill: 15_000 };

export const YEAR: readonly PaperEvent[] = [
  {
    ...plain,
    at: '2027-01-12T10:00:00-05:00',
    name: 'hiver',
    who: 'g1',
    guest: true,
    week: '2027-01-15',
    goods: [jus(2), pain(3)],
  },
  { kind: 'correction', at: '2027-03-30T12:00:00-04:00', who: 'ann', credit: 1000 },
  // Half a minute on each side of a quarter's end: merged, each of its own month.
  {
    ...plain,
    at: '2027-03-31T23:59:30-04:00',
    name: 'code',
    who: 'ann',
    week: '2027-04-02',
    goods: [biere(1), livre(1)],
    off: 100,
  },
  {
    ...plain,
    at: '2027-04-01T00:00:00-04:00',
    name: 'minuit',
    who: 'ann',
    week: '2027-04-02',
    goods: [pain(2)],
    credit: 1000,
  },
  {
    ...plain,
    at: '2027-04-21T00:00:00-04:00',
    name: 'panier',
    who: 'bea',
    week: '2027-04-16',
    goods: [],
    basket: { price: 4900, taxed: 1900, deposit: 80 },
    fee: 0,
  },
  { kind: 'membership', at: '2027-05-10T12:00:00-04:00', who: 'cat', price: 3000, total: 3449 },
  {
    ...plain,
    at: '2027-06-08T09:00:00-04:00',
    name: 'livrée',
    who: 'cat',
    week: '2027-06-11',
    goods: [pommes(4), jus(2)],
    fee: 0,
    delivery: 700,
  },
  {
    ...plain,
    at: '2027-06-12T11:59:00-04:00',
    name: 'avant',
    who: 'g2',
    guest: true,
    week: '2027-06-11',
    goods: [pommes(3), biere(1)],
  },
  { kind: 'commission', at: '2027-06-12T12:00:00-04:00', producer: 'farm', rate: 25_000 },
  {
    ...plain,
    at: '2027-06-13T23:50:00-04:00',
    name: 'après',
    who: 'g3',
    guest: true,
    week: '2027-06-11',
    goods: [pommes(3)],
  },
  // One hour apart, at the rates of two days; merged.
  {
    ...plain,
    at: '2027-06-15T23:30:00-04:00',
    name: 'veille',
    who: 'dan',
    week: '2027-06-18',
    goods: [jus(3), pain(2)],
  },
  { ...plain, at: '2027-06-16T00:30:00-04:00', name: 'jour', who: 'dan', week: '2027-06-18', goods: [jus(3)] },
  {
    kind: 'missing',
    at: '2027-06-16T18:00:00-04:00',
    of: 'avant',
    goods: { bière: 1 },
    off: 0,
    card: 1299 + 65 + 129 + 40,
    credit: 0,
  },
  {
    kind: 'returned',
    at: '2027-06-17T10:00:00-04:00',
    of: 'veille',
    goods: { jus: 1 },
    off: 0,
    card: 1000 + 50 + 100 + 300,
    credit: 0,
  },
  {
    kind: 'returned',
    at: '2027-06-17T10:05:00-04:00',
    of: 'jour',
    goods: { jus: 1 },
    off: 0,
    card: 0,
    credit: 1000 + 60 + 120 + 300,
  },
  { kind: 'deposit', at: '2027-06-22T12:00:00-04:00', who: 'cat', credit: 300 },
  {
    ...plain,
    at: '2027-06-22T13:00:00-04:00',
    name: 'gros',
    who: 'g4',
    guest: true,
    week: '2027-06-25',
    goods: [biere(10), livre(1)],
    off: 250,
  },
  // Of 1 $ off 32,98 $, 61 cents are the book's, which has GST alone, at the rate of March.
  {
    kind: 'returned',
    at: '2027-06-23T12:00:00-04:00',
    of: 'code',
    goods: { livre: 1 },
    off: 61,
    card: 1999 + 100 - 61,
    credit: 0,
  },
  { kind: 'refunded', at: '2027-06-29T12:00:00-04:00', of: 'gros', card: 18_187, credit: 0 },
  { kind: 'amount', at: '2027-07-02T12:00:00-04:00', of: 'jour', card: 350, credit: 0 },
  {
    ...plain,
    at: '2027-10-05T12:00:00-04:00',
    name: 'automne',
    who: 'g5',
    guest: true,
    week: '2027-10-08',
    goods: [jus(2)],
  },
  { kind: 'membership', at: '2027-10-10T12:00:00-04:00', who: 'cat', price: 3000, total: 3540 },
  {
    ...plain,
    at: '2027-11-02T10:00:00-04:00',
    name: 'annulée',
    who: 'dan',
    week: '2027-11-05',
    goods: [pain(1)],
    credit: 1340,
  },
  { kind: 'cancelled', at: '2027-11-03T10:00:00-04:00', of: 'annulée', card: 0, credit: 1340 },
  {
    ...plain,
    at: '2027-12-31T23:59:59-05:00',
    name: 'fin',
    who: 'g6',
    guest: true,
    week: '2027-12-31',
    goods: [pain(1)],
  },
  {
    ...plain,
    at: '2028-01-01T00:00:00-05:00',
    name: 'nouvel an',
    who: 'g7',
    guest: true,
    week: '2027-12-31',
    goods: [pain(1)],
  },
];
