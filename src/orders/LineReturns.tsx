import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LineReturns_line$key } from '#generated/relay/LineReturns_line.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { isDeducted } from './cashRefunds.ts';

const fragment = graphql`
  fragment LineReturns_line on OrderLine {
    returns {
      at
      missing
      removed
      quantity
      toCard
      toBalance
      problem
    }
  }
`;

/** The order's cash; null: it is not paid in cash. */
export type LineCash = { readonly receivedAt?: string | null } | null | undefined;

/** Where refunded money went, in words; `at`: when. */
export function moneyText(
  t: TFunction,
  { toCard, toBalance, at }: { toCard: Cents; toBalance: Cents; at: string },
  cash: LineCash,
): string {
  if (cash && toCard > 0) {
    const amount = formatCents(toCard);
    const text = t(isDeducted(cash, at) ? 'orders.cash.line_lowered' : 'orders.cash.line_given_back', { amount });
    return toBalance > 0 ? t('orders.cash.line_to_both', { cash: text, balance: formatCents(toBalance) }) : text;
  }
  if (toCard > 0 && toBalance > 0)
    return t('orders.line_to_both', { card: formatCents(toCard), balance: formatCents(toBalance) });
  if (toCard > 0) return t('orders.line_to_card', { amount: formatCents(toCard) });
  return toBalance > 0 ? t('orders.line_to_balance', { amount: formatCents(toBalance) }) : t('orders.line_no_money');
}

type Props = { line: LineReturns_line$key; cash: LineCash; className?: string | undefined };

/** A line's returns: a sentence each with units, date, and where the money went. Those of reported problems stand with them. */
export function LineReturns({ line, cash, className }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { returns } = useFragment(fragment, line);
  return returns.map(({ at, missing, removed, quantity, problem, ...money }, nth) => {
    if (problem) return null;
    const facts = { day: formatDay(at, locale, now, 'short'), money: moneyText(t, { ...money, at }, cash) };
    const isCashLess = money.toCard > 0 && isDeducted(cash, at);
    return (
      <p key={nth} className={className}>
        {t(
          `orders.${missing ? (isCashLess ? 'cash.line_missing' : 'line_missing') : removed ? 'line_removed' : 'line_returned'}`,
          {
            count: quantity,
            ...facts,
          },
        )}
      </p>
    );
  });
}
