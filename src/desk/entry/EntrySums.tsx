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
      credit
    }
    creditLeft
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    problems {
      code
      message
    }
  }
`;

type Props = {
  preview: EntrySums_preview$key;
  isDelivered: boolean;
  /** The customer asked that their credit pays first. */
  usesCredit: boolean;
};

/** The sums of an order that is being entered, when it is handed over, and what stops it. */
export function EntrySums({ preview, isDelivered, usesCredit }: Props) {
  const { items: lines, totals, creditLeft, slot, problems } = useFragment(fragment, preview);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { items, deposits, delivery, fee, gst, pst, total, credit } = totals;
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
        {usesCredit && credit > 0 && (
          <>
            <SumRow label={t('desk_entry.credit_used')} value={formatCents(-credit)} />
            <SumRow kind="sum" label={t('desk_entry.credit_rest')} value={formatCents(total - credit)} />
          </>
        )}
      </SumList>
      {usesCredit && credit > 0 && (
        <p className={styles.hint}>{t('desk_entry.credit_left', { amount: formatCents(creditLeft) })}</p>
      )}
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
