import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'react-relay';
import type { shownSum_cart$data, shownSum_cart$key } from '#generated/relay/shownSum_cart.graphql.ts';
import { cartSum, membershipSaving, type SumMoment } from '#rules/cartSum.ts';
import { freeDeliveryDistance, type DeliveryWaiver } from '#rules/delivery.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { isOffline } from '../shared/browser/online.ts';
import type { MarketOffers } from '../shared/relay/marketOffers.ts';
import { isNewLine } from './lineChanges/pendingPaint.ts';
import { articleCount } from './visitorCart.ts';

const fragment = graphql`
  fragment shownSum_cart on Cart @inline {
    locationId
    shippingZone {
      price
    }
    items {
      id
      counted
      reusableBox
    }
    totals {
      items
      deposits
      delivery
      deliveryWaiver
      freeDeliveryAbove
      fee
      gstBase
      pstBase
      gst
      pst
      gstRate
      pstRate
      total
      credit
    }
  }
`;

/**
 * amount in cents. amountText: the same as text, or that it is not known yet: offline, or for a first line that the server
 * has not summed. articles: their number, as text. note: what else the amount includes, or that credit pays a part of
 * it. hints: what a membership would save, and how far free delivery is, if the market has them; null without `offers`.
 */
export type ShownSum = {
  readonly amount: Cents;
  readonly amountText: string;
  readonly articles: string;
  readonly note: string | null;
  readonly hints: string | null;
  /** Credit pays a part: the amount is the rest. */
  readonly isRemainder: boolean;
};

/** Null where no fee is due and delivery makes no difference. */
function priceHints(
  t: TFunction,
  cart: shownSum_cart$data,
  offers: Pick<MarketOffers, 'delivery' | 'membership'>,
): string | null {
  const { locationId, shippingZone, totals } = cart;
  const { fee, gstBase, pstBase, freeDeliveryAbove: freeAbove, gstRate: gst, pstRate: pst } = totals;
  const saving = offers.membership ? membershipSaving({ fee, gstBase, pstBase }, { gst, pst }) : 0;
  const distance = !offers.delivery
    ? null
    : freeDeliveryDistance({
        itemsTotal: totals.items,
        picksUp: Boolean(locationId),
        zonePrice: shippingZone?.price ?? null,
        waiver: (totals.deliveryWaiver ?? null) as DeliveryWaiver | null,
        freeAbove,
      });
  const delivery =
    distance === 'reached'
      ? t('cart.delivery_free')
      : distance === 0
        ? t('cart.delivery_free_above', { amount: formatCents(freeAbove) })
        : distance !== null && t('cart.delivery_free_in', { amount: formatCents(distance) });
  const hints = [saving > 0 && t('cart.member_saves', { amount: formatCents(-saving) }), delivery];
  const [first, ...rest] = hints.filter((hint) => typeof hint === 'string');
  return first ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' · ') : null;
}

/** The total of a cart with its caption, the same wherever it is shown (F-089). */
export function shownSum(
  t: TFunction,
  cart: shownSum_cart$key,
  { offers, ...moment }: SumMoment & { offers?: MarketOffers } = {},
): ShownSum {
  const data = readInlineData(fragment, cart);
  const { items, totals } = data;
  const { items: shelf, deposits, delivery, fee, gst, pst, total, credit } = totals;
  const sums = { items: shelf, deposits, delivery, fee, gst, pst, total, credit };
  const { amount, charged, charges, isRemainder } = cartSum(sums, moment);
  // One charge alone is the amount itself.
  const names =
    charges.length === 1 && charges[0] === 'fee'
      ? [t('cart.charge_fee_alone')]
      : charges.map((charge) => t(`cart.charge_${charge}`, { fee: formatCents(fee) }));
  const last = names.at(-1);
  const all = names.length > 1 && last ? t('cart.charges', { first: names.slice(0, -1).join(', '), last }) : last;
  const hasUnsummed = items.some(({ id }) => isNewLine(id)) && (amount === 0 || isOffline());
  const included = all ? t('cart.included', { amount: formatCents(charged), charges: all }) : null;
  return {
    amount,
    amountText: hasUnsummed ? t('cart.sum_later') : formatCents(amount),
    articles: t('cart.articles', {
      count: articleCount(items.map(({ counted, reusableBox }) => ({ counted, reusableBox }))),
    }),
    note: hasUnsummed ? null : isRemainder ? t('cart.left_to_pay') : included,
    hints: hasUnsummed || !offers ? null : priceHints(t, data, offers),
    isRemainder,
  };
}
