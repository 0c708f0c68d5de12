import { addressOf } from '../../rules/addresses.ts';
import { CART_VIEW_NAMES } from '../../rules/cartSteps.ts';
import type { Locale } from '../../rules/constants.ts';
import { textIn } from '../bilingualText.ts';
import type { OpenSessionInput, PaymentLine } from '../gateways/payment.ts';
import type { AttemptLine, AttemptRow } from './checkoutStore.ts';

/** What the hosted payment page calls the lines that are no product. */
const WORDS: Record<Locale, { deposits: string; delivery: string; fee: string; gst: string; pst: string }> = {
  fr: {
    deposits: 'Consignes remboursables',
    delivery: 'Livraison',
    fee: 'Frais de commande',
    gst: 'TPS (5 %)',
    pst: 'TVQ (9,975 %)',
  },
  en: { deposits: 'Refundable deposits', delivery: 'Delivery', fee: 'Order fee', gst: 'GST (5%)', pst: 'QST (9.975%)' },
};

/** What the provider replaces by its session id. */
const SESSION = '{CHECKOUT_SESSION_ID}';

/** Where the payer comes back to: with the order, or to the step that was left (routes.md 8). */
function returnsTo(locale: Locale): { paid: string; back: string } {
  return {
    paid: `${addressOf('orderReceived', locale)}?session=${SESSION}`,
    back: addressOf('cart', locale, { view: CART_VIEW_NAMES.expedition[locale] }),
  };
}

function itemLine(line: AttemptLine, locale: Locale): PaymentLine {
  const product = textIn({ primary: line.product_name_primary, secondary: line.product_name_secondary }, locale);
  const variant = textIn({ primary: line.variant_name_primary, secondary: line.variant_name_secondary }, locale);
  return { name: `${product}, ${variant}`, unitAmount: line.price, quantity: line.quantity, isItem: true };
}

/**
 * What an attempt's payment is opened with. It depends on what is stored alone, so that opening it again after a crash
 * is the same request and gives the same session.
 */
export function paymentInput(attempt: AttemptRow, lines: readonly AttemptLine[], origin: string): OpenSessionInput {
  const { locale } = attempt;
  const words = WORDS[locale];
  const returns = returnsTo(locale);
  const own = [
    { name: words.deposits, unitAmount: attempt.deposit, quantity: 1 },
    { name: words.delivery, unitAmount: attempt.shipping, quantity: 1 },
    { name: words.fee, unitAmount: attempt.fee, quantity: 1 },
  ];
  return {
    attemptId: attempt.id,
    locale,
    lines: [...lines.map((line) => itemLine(line, locale)), ...own.filter((line) => line.unitAmount > 0)],
    taxes: [
      { name: words.gst, amount: attempt.gst },
      { name: words.pst, amount: attempt.pst },
    ],
    total: attempt.total,
    expiresAt: attempt.expires_at,
    successUrl: `${origin}${returns.paid}`,
    cancelUrl: `${origin}${returns.back}`,
    collectAddress: attempt.shipping_zone_id !== null,
  };
}
