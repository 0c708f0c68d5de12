import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PreviewSums_preview$key } from '#generated/relay/PreviewSums_preview.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { byCash, isCashDue, type CashDue } from './cashWords.ts';
import { MoneySums } from './MoneySums.tsx';

const fragment = graphql`
  fragment PreviewSums_preview on ReturnPreview {
    items
    discount
    gst
    pst
    deposit
    depositKept
    total
    toCard
    toBalance
  }
`;

/** What a return refunds, to the cent, and where to. Zero rows are omitted, the total never. */
export function PreviewSums({ preview, cashDue }: { preview: PreviewSums_preview$key; cashDue?: CashDue }) {
  const { t } = useTranslation();
  const { items, discount, gst, pst, deposit, depositKept, total, toCard, toBalance } = useFragment(fragment, preview);
  // What is not paid yet is not given back (ADR 169); the total alone says so.
  const isLess = isCashDue(cashDue) && toCard === total;
  const row = (name: string, amount: number) => (amount === 0 ? null : { name, value: formatCents(amount) });
  return (
    <MoneySums
      sums={[
        row(t('desk_money.sums.items'), items),
        row(t('desk_money.sums.discount'), -discount),
        row(t('desk_money.sums.gst'), gst),
        row(t('desk_money.sums.pst'), pst),
        row(t('desk_money.sums.deposit'), deposit),
        row(t('desk_money.sums.deposit_kept'), -depositKept),
        { name: t(isLess ? 'desk_cash.less' : 'desk_money.sums.total'), value: formatCents(total), strong: true },
        isLess
          ? null
          : row(
              t(byCash(cashDue, { card: 'desk_money.sums.to_card', paid: 'desk_cash.back', due: 'desk_cash.less' })),
              toCard,
            ),
        row(t('desk_money.sums.to_balance'), toBalance),
      ]}
    />
  );
}
