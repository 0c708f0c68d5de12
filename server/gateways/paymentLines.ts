import { serverTranslator } from '../text/serverTexts.ts';
import type { OpenSessionInput, PaymentLine } from './payment.ts';

/** Most lines of one Stripe payment session (API reference, line_items). */
export const MAX_PAYMENT_LINES = 100;

/** Deposits, delivery and fee are the last lines of the caller's list. */
const OWN_LINES = 3;

const isCents = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const sumOf = (lines: PaymentLine[]): number => lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);

/**
 * The lines to send: the caller's, then each tax as its own (E12); taxes of 0 are left out. Beyond the provider's limit
 * the last items are joined into one line, so that a very long cart can still be paid. Throws RangeError for an amount
 * that is not whole cents, a quantity below 1, or a total that is not the sum.
 */
export function paymentLines(input: Pick<OpenSessionInput, 'lines' | 'taxes' | 'total' | 'locale'>): PaymentLine[] {
  const taxes = input.taxes.map((tax) => ({ name: tax.name, unitAmount: tax.amount, quantity: 1 }));
  const all = [...input.lines, ...taxes];
  for (const line of all) {
    if (!isCents(line.unitAmount)) throw new RangeError(`Payment line amount is not whole cents: ${line.unitAmount}`);
    if (!isCents(line.quantity) || line.quantity === 0) throw new RangeError(`Payment line quantity: ${line.quantity}`);
  }
  if (sumOf(all) !== input.total) throw new RangeError(`Payment lines add up to ${sumOf(all)}, not to ${input.total}`);

  const charged = taxes.filter((tax) => tax.unitAmount > 0);
  const excess = input.lines.length + charged.length - MAX_PAYMENT_LINES;
  if (excess <= 0) return [...input.lines, ...charged];
  const end = input.lines.length - OWN_LINES;
  const folded = input.lines.slice(end - excess - 1, end);
  return [
    ...input.lines.slice(0, end - excess - 1),
    {
      name: serverTranslator(input.locale)('payment.otherItems'),
      unitAmount: sumOf(folded),
      quantity: 1,
      isItem: true,
    },
    ...input.lines.slice(end),
    ...charged,
  ];
}
