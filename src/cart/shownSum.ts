import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'react-relay';
import type { shownSum_cart$key } from '../../__generated__/relay/shownSum_cart.graphql.ts';
import { cartSum, type SumMoment } from '../../rules/cartSum.ts';
import { formatCents, type Cents } from '../../rules/money.ts';
import { articleCount } from './visitorCart.ts';

const fragment = graphql`
  fragment shownSum_cart on Cart @inline {
    items {
      counted
      reusableBox
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
  }
`;

/** amount in cents. articles: their number in words. note: what the amount holds beside them, or that credit pays a part. */
export type ShownSum = {
  readonly amount: Cents;
  readonly articles: string;
  readonly note: string | null;
};

/** A cart's one sum with its one caption, wherever it is shown (F-089). */
export function shownSum(t: TFunction, cart: shownSum_cart$key, moment?: SumMoment): ShownSum {
  const { items, totals } = readInlineData(fragment, cart);
  const { items: shelf, deposits, delivery, fee, gst, pst, total, credit } = totals;
  const sums = { items: shelf, deposits, delivery, fee, gst, pst, total, credit };
  const { amount, charged, charges, isRemainder } = cartSum(sums, moment);
  const names = charges.map((charge) => t(`cart.charge_${charge}`));
  const last = names.at(-1);
  const all = names.length > 1 && last ? t('cart.charges', { first: names.slice(0, -1).join(', '), last }) : last;
  const included = all ? t('cart.included', { amount: formatCents(charged), charges: all }) : null;
  return {
    amount,
    articles: t('cart.articles', {
      count: articleCount(items.map(({ counted, reusableBox }) => ({ counted, reusableBox }))),
    }),
    note: isRemainder ? t('cart.left_to_pay') : included,
  };
}
