import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { NextBasket_next$key } from '#generated/relay/NextBasket_next.graphql.ts';
import { formatDay, formatEvening, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';

const fragment = graphql`
  fragment NextBasket_next on NextBasket {
    location {
      __typename
    }
    shippingZone {
      __typename
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    changeBy
    totals {
      items
      deposits
      delivery
      deliveryWaiver
      gst
      pst
      total
      credit
    }
  }
`;

type WordsProps = { next: NextBasket_next$key; first?: boolean };

/** When the next basket comes, and until when it can be skipped or changed (E21, F-149). first: there is none before it. */
export function NextBasketWords({ next, first = false }: WordsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { location, shippingZone, slot, changeBy } = useFragment(fragment, next);
  const day = slot ? formatDay(slot.from, locale, now) : '';
  return (
    <>
      <p>
        <strong>
          {slot
            ? t(first ? 'baskets.first' : 'baskets.next', {
                day: first ? day : day.charAt(0).toUpperCase() + day.slice(1),
                hours: formatTimeRange(slot.from, slot.to, locale),
              })
            : t(location || shippingZone ? 'baskets.closed_slot' : 'baskets.no_slot')}
        </strong>
      </p>
      <p>{t('baskets.change_until', { day: formatEvening(changeBy, locale, now) })}</p>
    </>
  );
}

type SumsProps = { next: NextBasket_next$key; name: string; label: string };

/** A basket's price, line by line as calculated by the server; there is no order fee (E52). Zero lines are omitted. */
export function NextBasketSums({ next, name, label }: SumsProps) {
  const { t } = useTranslation();
  const { location, shippingZone, totals } = useFragment(fragment, next);
  const { items, deposits, delivery, deliveryWaiver, gst, pst, total, credit } = totals;
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
      {credit > 0 && <SumRow label={t('baskets.credit')} value={formatCents(-credit)} />}
      {credit > 0 && <SumRow label={t('baskets.to_card')} value={formatCents(total - credit)} />}
    </SumList>
  );
}
