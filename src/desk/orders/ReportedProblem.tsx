import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ReportedProblem_line$key } from '#generated/relay/ReportedProblem_line.graphql.ts';
import type { ReportedProblem_problem$key } from '#generated/relay/ReportedProblem_problem.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { PROBLEM_KINDS } from '#rules/orderProblems.ts';
import { isDeducted } from '../../orders/cashRefunds.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import styles from './ReportedProblem.module.css';

const lineFragment = graphql`
  fragment ReportedProblem_line on OrderLine {
    productName
    variantName
    price
  }
`;

const problemFragment = graphql`
  fragment ReportedProblem_problem on OrderProblem {
    kind
    quantity
    note
    photo
    status
    reportedAt
    answer
    answeredAt
    toCard
    toBalance
  }
`;

const COLOURS = { open: 'orange', refunded: 'turquoise', declined: 'gray' } as const;

type OrderCash = { readonly receivedAt?: string | null } | null | undefined;

/** What the buyer got back, as staff read it. */
function refundText(
  t: TFunction,
  { toCard, toBalance, at, cash }: { toCard: Cents; toBalance: Cents; at: string; cash: OrderCash },
): string {
  if (cash) {
    const isLess = isDeducted(cash, at);
    if (toCard + toBalance === 0) return t(isLess ? 'desk_cash.problem_nothing_due' : 'desk_problems.refunded_whole');
    const texts = [
      toCard > 0 && t(isLess ? 'desk_cash.problem_less' : 'desk_cash.problem_back', { amount: formatCents(toCard) }),
      toBalance > 0 && t('desk_problems.refunded_balance', { amount: formatCents(toBalance) }),
    ];
    return texts.filter(Boolean).join('. ');
  }
  if (toCard > 0 && toBalance > 0)
    return t('desk_problems.refunded_both', { card: formatCents(toCard), balance: formatCents(toBalance) });
  if (toCard > 0) return t('desk_problems.refunded_card', { amount: formatCents(toCard) });
  return toBalance > 0
    ? t('desk_problems.refunded_balance', { amount: formatCents(toBalance) })
    : t('desk_problems.refunded_whole');
}

type Props = {
  line: ReportedProblem_line$key;
  problem: ReportedProblem_problem$key;
  /** The order's cash; absent: it is not paid in cash, or nothing was refunded. */
  cash?: OrderCash;
  /** The order, or the action. */
  children?: ReactNode;
};

/** A problem that a buyer reported of a line: what, of how many units at which paid price, and the market's answer (ADR 139). */
export function ReportedProblem({ line: lineKey, problem: problemKey, cash, children }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { productName, variantName, price } = useFragment(lineFragment, lineKey);
  const { quantity, note, photo, reportedAt, answer, answeredAt, toCard, toBalance, ...problem } = useFragment(
    problemFragment,
    problemKey,
  );
  const kind = PROBLEM_KINDS.find((one) => one === problem.kind) ?? 'other';
  const status = problem.status === 'refunded' || problem.status === 'declined' ? problem.status : 'open';
  return (
    <div className={styles.problem}>
      <p className={styles.head}>
        <strong>{`${productName}, ${variantName}`}</strong>
        <Tag colour={COLOURS[status]}>{t(`desk_problems.status.${status}`)}</Tag>
      </p>
      <p>
        {t('desk_problems.what', {
          what: t(`order_problem.kind.${kind}`),
          day: formatDay(reportedAt, locale, now, 'short'),
        })}
      </p>
      <p className={styles.detail}>{t('desk_problems.paid', { count: quantity, price: formatCents(price) })}</p>
      {note && <p className={styles.note}>{t('desk_problems.note', { note })}</p>}
      {photo && (
        <a href={photo} target="_blank" rel="noreferrer">
          <img src={photo} alt={t('desk_problems.photo')} loading="lazy" className={styles.photo} />
        </a>
      )}
      {status === 'refunded' && (
        <p className={styles.detail}>{refundText(t, { toCard, toBalance, at: answeredAt ?? reportedAt, cash })}</p>
      )}
      {answer && <p className={styles.detail}>{t('desk_problems.answer', { answer })}</p>}
      {children}
    </div>
  );
}
