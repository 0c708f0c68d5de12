/**
 * The price of a purchase (spec 9), calculated without the market's rules, which it verifies: the only such calculation
 * of the simulations. Integer cents.
 */

export const ORDER_FEE = 500;
/** Delivery to a zone that is not free. */
export const ZONE_PRICE = 700;
/** Delivery is free above this subtotal, not at it. */
export const FREE_DELIVERY_ABOVE = 15_000;

/** Federal tax, 5 %, half a cent rounded up. */
export const gst = (base: number): number => Math.floor((base * 5 + 50) / 100);
/** Provincial tax, 9.975 %, half a cent rounded up. */
export const pst = (base: number): number => Math.floor((base * 9975 + 50_000) / 100_000);

/** Adds up a value of each row. */
export const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

/** `price`, `deposit` and `taxed`, the taxable part of the price, are per unit. `taxKind`: the only tax of that part. */
export type PricedLine = { price: number; taxed: number; taxKind?: string; deposit: number; quantity: number };
export type Sums = Record<'subtotal' | 'deposit' | 'shipping' | 'fee' | 'gst' | 'pst' | 'total', number>;

/** The sums of an order before its discount: goods and fee are taxed together, deposits and delivery are not. */
export function expectedSums(lines: readonly PricedLine[], { shipping, fee }: { shipping: number; fee: number }): Sums {
  const subtotal = sum(lines, (line) => line.price * line.quantity);
  const deposit = sum(lines, (line) => line.deposit * line.quantity);
  const baseWithout = (other: string) =>
    sum(lines, (line) => (line.taxKind === other ? 0 : line.taxed * line.quantity)) + fee;
  const taxes = { gst: gst(baseWithout('pst')), pst: pst(baseWithout('gst')) };
  return {
    subtotal,
    deposit,
    shipping,
    fee,
    ...taxes,
    total: subtotal + deposit + shipping + fee + taxes.gst + taxes.pst,
  };
}
