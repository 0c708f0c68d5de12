import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartSummary_cart$key } from '../../__generated__/relay/CartSummary_cart.graphql.ts';
import type { CartSummary_market$key } from '../../__generated__/relay/CartSummary_market.graphql.ts';
import type { CartSummary_period$key } from '../../__generated__/relay/CartSummary_period.graphql.ts';
import type { CartSummary_user$key } from '../../__generated__/relay/CartSummary_user.graphql.ts';
import type { DeliveryMethod } from '../../rules/cartSteps.ts';
import { CartThumbs } from '../cart/CartThumbs.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { shownSum } from '../cart/shownSum.ts';
import { TotalExplained } from '../cart/TotalExplained.tsx';
import { MembershipOffer } from '../membership/MembershipOffer.tsx';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './CartSummary.module.css';
import { MergeNotice } from './MergeNotice.tsx';
import { WhenLine } from './WhenLine.tsx';

const fragment = graphql`
  fragment CartSummary_cart on Cart {
    ...CartThumbs_cart
    ...CartTotals_cart
    ...TotalExplained_cart
    ...WhenLine_cart
    ...MergeNotice_cart
    ...MembershipOffer_cart
    ...shownSum_cart
  }
`;
const periodFragment = graphql`
  fragment CartSummary_period on Period {
    ...WhenLine_period
  }
`;
const userFragment = graphql`
  fragment CartSummary_user on User {
    ...MembershipOffer_user
  }
`;
const marketFragment = graphql`
  fragment CartSummary_market on Market {
    ...MembershipOffer_market
  }
`;

type Props = {
  cart: CartSummary_cart$key;
  period: CartSummary_period$key;
  /** Null: not signed in. */
  user: CartSummary_user$key | null;
  market: CartSummary_market$key;
  /** The address requests the membership (F-095). */
  member: boolean;
  /** After step 1: pictures and a way back instead of the lines. */
  later: boolean;
  useBalance: boolean;
  /** As in CartTotals. */
  awaited: DeliveryMethod | null;
  /** The Next button; on a phone the bar's button replaces it. */
  children?: ReactNode;
};

/** The order's sums, raised beside the step. */
export function CartSummary({
  cart: key,
  period: periodKey,
  user: userKey,
  market: marketKey,
  member,
  later,
  useBalance,
  awaited,
  children,
}: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const cart = useFragment(fragment, key);
  const period = useFragment(periodFragment, periodKey);
  const user = useFragment(userFragment, userKey);
  const market = useFragment(marketFragment, marketKey);
  const { note, hints, isRemainder } = shownSum(t, cart, { awaitsPlace: awaited !== null, paysWithCredit: useBalance });
  return (
    <Panel as="section" edge="raised" labelledBy="votre-commande" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="votre-commande" className={styles.title}>
          {t(useBalance ? 'checkout.to_pay' : 'checkout.order')}
        </h2>
        {later && (
          <TextLink standalone href={address('cart')}>
            {t('checkout.edit')}
          </TextLink>
        )}
      </div>
      {later && <CartThumbs cart={cart} />}
      <CartTotals cart={cart} useBalance={useBalance} awaited={awaited} />
      {note && !isRemainder && <p className={styles.caption}>{note}</p>}
      {hints && <p className={styles.caption}>{hints}</p>}
      <MembershipOffer cart={cart} user={user ?? null} market={market} opened={member} />
      <WhenLine cart={cart} period={period} awaited={awaited} />
      {!awaited && <MergeNotice cart={cart} className={styles.merge} />}
      {children && <div className={styles.next}>{children}</div>}
      <TotalExplained cart={cart} />
    </Panel>
  );
}
