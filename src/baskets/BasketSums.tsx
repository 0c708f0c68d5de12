import { graphql, useFragment } from 'react-relay';
import type { BasketSums_next$key } from '../../__generated__/relay/BasketSums_next.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';

const fragment = graphql`
  fragment BasketSums_next on NextBasket {
    location {
      __typename
    }
    shippingZone {
      __typename
    }
    totals {
      items
      deposits
      delivery
      deliveryWaiver
      gst
      pst
      total
    }
  }
`;

type Props = { next: BasketSums_next$key; name: string; label: string };

/** A basket's price, line by line as calculated by the server; there is no order fee (E52). Zero lines are omitted. */
export function BasketSums({ next, name, label }: Props) {
  const { t } = useTranslation();
  const { location, shippingZone, totals } = useFragment(fragment, next);
  const { items, deposits, delivery, deliveryWaiver, gst, pst, total } = totals;
  const place = shippingZone ? t('cart.delivery') : t('cart.pickup');
  const waived = deliveryWaiver === 'already_paid' ? t('baskets.delivery_paid') : t('cart.free');
  const row = (name: string, cents: number) =>
    cents === 0 ? null : <SumRow label={name} value={formatCents(cents)} />;
  return (
    <SumList>
      <SumRow label={name} value={formatCents(items)} />
      {row(t('baskets.deposits'), deposits)}
      {(location || shippingZone) && <SumRow label={place} value={delivery ? formatCents(delivery) : waived} />}
      {row(t('cart.gst'), gst)}
      {row(t('cart.pst'), pst)}
      <SumRow kind="total" label={label} value={formatCents(total)} />
    </SumList>
  );
}
