import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartTotals_cart$key } from '#generated/relay/CartTotals_cart.graphql.ts';
import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { cartSum } from '#rules/cartSum.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import { articleCount } from './visitorCart.ts';

const fragment = graphql`
  fragment CartTotals_cart on Cart {
    locationId
    shippingZone {
      __typename
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    totals {
      items
      deposits
      delivery
      deliveryWaiver
      freeDeliveryAbove
      fee
      gst
      pst
      total
      credit
    }
    items {
      counted
      reusableBox
    }
  }
`;

type Props = {
  cart: CartTotals_cart$key;
  /** Pays with credit first: shows the credit used, and what is left to pay. */
  useBalance?: boolean;
  /** The shown method whose place is not chosen yet: the cart's current place is then not in the sum. */
  missingPlace?: DeliveryMethod | null;
};

const PLACE_KEYS = { both: 'cart.place', pickup: 'cart.pickup', ship: 'cart.delivery' } as const;

/**
 * The server's sums, in order (design 7): items, deposits, place, fee, taxes, total. Empty rows are omitted, except for
 * the place, which is free, or comes at step 2.
 */
export function CartTotals({ cart, useBalance = false, missingPlace = null }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { handover } = useMarketOffers();
  const { locationId, shippingZone, slot, totals, items } = useFragment(fragment, cart);
  const count = articleCount(items.map(({ counted, reusableBox }) => ({ counted, reusableBox })));
  const amount = (key: 'cart.deposits' | 'cart.fee' | 'cart.gst' | 'cart.pst', cents: number) =>
    cents === 0 ? null : <SumRow label={t(key)} value={formatCents(cents)} />;
  const day = slot && formatDay(slot.from, locale, now, 'short');
  const ship = day ? t('cart.delivery_on', { day }) : t('cart.delivery');
  const waivers = {
    over_threshold: t('cart.waived_over', { amount: formatCents(totals.freeDeliveryAbove) }),
    already_paid: t('cart.waived_paid'),
  };
  const waiver = waivers[totals.deliveryWaiver as keyof typeof waivers];
  const free = t('cart.free');
  const { total: cartTotal, credit } = totals;
  const sumWhen = (paysWithCredit: boolean) =>
    cartSum({ ...totals, total: cartTotal, credit }, { awaitsPlace: missingPlace !== null, paysWithCredit });
  const total = sumWhen(false).amount;
  const { amount: due, isRemainder: hasRemainder } = sumWhen(useBalance);
  return (
    <SumList label={t('cart.sums')}>
      <SumRow label={t('cart.items', { count })} value={formatCents(totals.items)} />
      {amount('cart.deposits', totals.deposits)}
      {missingPlace ? (
        <SumRow label={t(missingPlace === 'ship' ? 'cart.delivery' : 'cart.pickup')} value={t('cart.to_choose')} />
      ) : shippingZone ? (
        <SumRow label={ship} detail={waiver} value={totals.delivery === 0 ? free : formatCents(totals.delivery)} />
      ) : locationId ? (
        <SumRow label={t('cart.pickup')} value={free} />
      ) : (
        <SumRow label={t(PLACE_KEYS[handover])} value={t('cart.at_step_two')} />
      )}
      {amount('cart.fee', totals.fee)}
      {amount('cart.gst', totals.gst)}
      {amount('cart.pst', totals.pst)}
      <SumRow kind={hasRemainder ? 'sum' : 'total'} label={t('cart.total')} value={formatCents(total)} />
      {hasRemainder && (
        <>
          <SumRow label={t('cart.balance_used')} value={formatCents(-credit)} />
          <SumRow kind="total" label={t('cart.left_to_pay')} value={formatCents(due)} />
        </>
      )}
    </SumList>
  );
}
