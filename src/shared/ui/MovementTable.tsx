import type { ReactNode } from 'react';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../browser/useNow.ts';
import { useLocale } from '../i18n/translator.ts';
import styles from './MovementTable.module.css';

/** An entry of a balance: ISO instant, cents as the market counts them (negative: credit), and its reason in words. */
export type Movement = {
  id: string;
  createdAt: string;
  amount: number;
  reason: string;
  detail: ReactNode;
  /** The remaining balance, in words. */
  after: string;
};

type Props = { label: string; headings: Record<'date' | 'reason' | 'amount' | 'after', string>; rows: Movement[] };

/** The entries of a balance, a row each. "+" is credit to the customer, "−" is used (design 7, F-121). */
export function MovementTable({ label, headings, rows }: Props) {
  const locale = useLocale();
  const now = useNow();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{headings.date}</th>
          <th scope="col">{headings.reason}</th>
          <th scope="col">{headings.amount}</th>
          <th scope="col">{headings.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, createdAt, amount, reason, detail, after }) => (
          <tr key={id}>
            <td>{formatDay(createdAt, locale, now, 'short')}</td>
            <td>
              {reason}
              {detail && <span className={styles.detail}>{detail}</span>}
            </td>
            <td className={amount < 0 ? styles.credit : undefined}>
              {`${amount < 0 ? '+' : ''}${formatCents(-amount)}`}
            </td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
