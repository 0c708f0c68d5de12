import { addressOf } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import type { ChargeInput, OpenInvoiceInput, OpenSessionInput, PaymentLine } from '../../gateways/payment.ts';
import type { LinkMoney } from '../../orders/orderRecords.ts';
import { textIn } from '../../text/bilingualText.ts';
import { returnPath } from './abandonPayment.ts';
import type { AttemptLine, AttemptRow } from './checkoutStore.ts';

/** Names of lines that are no product, on the hosted payment page. */
const LINE_TEXTS: Record<
  Locale,
  { deposits: string; delivery: string; fee: string; gst: string; pst: string; order: string }
> = {
  fr: {
    deposits: 'Consignes',
    delivery: 'Livraison',
    fee: 'Frais de commande',
    gst: 'TPS',
    pst: 'TVQ',
    order: 'Commande',
  },
  en: {
    deposits: 'Deposits',
    delivery: 'Delivery',
    fee: 'Order fee',
    gst: 'GST',
    pst: 'QST',
    order: 'Order',
  },
};

/** `TPS (5 %)`, with plain spaces: the provider gets the same bytes whatever wrote them. */
const taxName = (name: string, rate: number, locale: Locale): string =>
  `${name} (${formatTaxRate(rate, locale).replaceAll(/\s/g, ' ')})`;

/** Placeholder that the provider replaces by its session id. */
const SESSION = '{CHECKOUT_SESSION_ID}';

function itemLine(line: AttemptLine, locale: Locale): PaymentLine {
  const product = textIn({ primary: line.product_name_primary, secondary: line.product_name_secondary }, locale);
  const variant = textIn({ primary: line.variant_name_primary, secondary: line.variant_name_secondary }, locale);
  return { name: `${product}, ${variant}`, unitAmount: line.price, quantity: line.quantity, isItem: true };
}

/** The lines to pay: items, deposits, delivery, fee, taxes. */
function charged(attempt: AttemptRow, lines: readonly AttemptLine[]) {
  const { locale } = attempt;
  const texts = LINE_TEXTS[locale];
  const ownLines = [
    { name: texts.deposits, unitAmount: attempt.deposit, quantity: 1 },
    { name: texts.delivery, unitAmount: attempt.shipping, quantity: 1 },
    { name: texts.fee, unitAmount: attempt.fee, quantity: 1 },
  ];
  return {
    attemptId: attempt.id,
    locale,
    lines: [...lines.map((line) => itemLine(line, locale)), ...ownLines.filter((line) => line.unitAmount > 0)],
    taxes: [
      { name: taxName(texts.gst, attempt.gst_rate, locale), amount: attempt.gst },
      { name: taxName(texts.pst, attempt.pst_rate, locale), amount: attempt.pst },
    ],
    total: attempt.total,
  };
}

/** The invoice of an attempt that the balance pays in part or completely (E13, E15). `customer`: the provider's. */
export const invoiceInput = (
  attempt: AttemptRow,
  lines: readonly AttemptLine[],
  { origin, customer }: { origin: string; customer: string },
): OpenInvoiceInput => ({
  ...charged(attempt, lines),
  customer,
  credit: attempt.balance_applied,
  orderUrl: `${origin}${addressOf('orderReceived', attempt.locale)}`,
});

/** The charge of what credit leaves of an attempt to the stored card, without its holder (E20, E71). */
export function chargeInput(attempt: AttemptRow, customer: string): ChargeInput {
  if (attempt.card === null) throw new Error(`The attempt ${attempt.id} names no card`);
  const { id: attemptId, card, total, balance_applied: credit, created_at: since, slot_from: from, locale } = attempt;
  const description = [LINE_TEXTS[locale].order, from && formatDay(from, locale, null)].filter(Boolean).join(', ');
  return { attemptId, customer, card, amount: total - credit, description, since };
}

/**
 * The input for opening an attempt's payment. It depends on stored data alone, so that opening it again after a crash
 * is the same request and returns the same session.
 */
export function paymentInput(attempt: AttemptRow, lines: readonly AttemptLine[], origin: string): OpenSessionInput {
  return {
    ...charged(attempt, lines),
    expiresAt: attempt.expires_at,
    successUrl: `${origin}${addressOf('orderReceived', attempt.locale)}?session=${SESSION}`,
    cancelUrl: `${origin}${returnPath(attempt.id)}`,
    customerEmail: attempt.contact?.email ?? undefined,
    postalCode: attempt.typed_postal_code ?? undefined,
    payer: attempt.customer_id === null ? attempt.cart_id : undefined,
    collectAddress: attempt.shipping_zone_id !== null && attempt.contact === null,
  };
}

/**
 * The input for the page of an order that is paid by its link (ADR 172), for exactly `amount` cents: its lines as they were bought, or one
 * for all if something was given back before. Both ways lead to the address that looks at what became of it.
 */
export function linkPaymentInput(
  page: { id: string; amount: number; expires_at: Date },
  { number, locale, email, isWhole }: LinkMoney,
  { attempt, lines }: { attempt: AttemptRow; lines: readonly AttemptLine[] },
  origin: string,
): OpenSessionInput {
  const { id, amount, expires_at: expiresAt } = page;
  const whole = charged(attempt, lines);
  const rest = { name: `${LINE_TEXTS[locale].order} ${number}`, unitAmount: amount, quantity: 1 };
  const back = `${origin}${returnPath(id)}`;
  return {
    attemptId: id,
    locale,
    // No line is one of goods that a code reduces: the sum is the one that was agreed to.
    lines: isWhole ? whole.lines.map((line) => ({ ...line, isItem: false })) : [rest],
    taxes: isWhole ? whole.taxes : [],
    total: amount,
    isFixed: true,
    expiresAt,
    successUrl: back,
    cancelUrl: back,
    customerEmail: email ?? undefined,
    collectAddress: false,
  };
}
