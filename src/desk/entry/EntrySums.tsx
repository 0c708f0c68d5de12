import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EntrySums_preview$key } from '#generated/relay/EntrySums_preview.graphql.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SumList, SumRow } from '../../shared/ui/SumList.tsx';
import styles from './Entry.module.css';

const fragment = graphql`
  fragment EntrySums_preview on EnteredOrderPreview {
    items {
      quantity
    }
    totals {
      items
      deposits
      delivery
      fee
      gst
      pst
      total
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    problems {
      code
      message
    }
  }
`;

type Props = { preview: EntrySums_preview$key; isDelivered: boolean };

/** The sums of an order that is being entered, when it is handed over, and what stops it. */
export function EntrySums({ preview, isDelivered }: Props) {
  const { items: lines, totals, slot, problems } = useFragment(fragment, preview);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { items, deposits, delivery, fee, gst, pst, total } = totals;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const row = (label: string, amount: number) =>
    amount === 0 ? null : <SumRow label={label} value={formatCents(amount)} />;
  return (
    <>
      <SumList label={t('desk_entry.sums')}>
        <SumRow label={t('cart.items', { count })} value={formatCents(items)} />
        {row(t('cart.deposits'), deposits)}
        {isDelivered && (
          <SumRow label={t('cart.delivery')} value={delivery === 0 ? t('cart.free') : formatCents(delivery)} />
        )}
        {row(t('cart.fee'), fee)}
        {row(t('cart.gst'), gst)}
        {row(t('cart.pst'), pst)}
        <SumRow kind="total" label={t('cart.total')} value={formatCents(total)} />
      </SumList>
      {slot && (
        <p className={styles.hint}>
          {t('desk_entry.when', {
            day: formatDay(slot.from, locale, now),
            hours: formatTimeRange(slot.from, slot.to, locale),
          })}
        </p>
      )}
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t('desk_entry.problems')}>
          {problems.map(({ code, message }) => (
            <li key={message}>{code === 'NO_ALCOHOL' ? t('desk_entry.ask_age') : message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
