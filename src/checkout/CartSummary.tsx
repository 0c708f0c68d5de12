import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartSummary_cart$key } from '#generated/relay/CartSummary_cart.graphql.ts';
import type { MembershipOffer_user$key } from '#generated/relay/MembershipOffer_user.graphql.ts';
import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { CartThumbs } from '../cart/CartThumbs.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { shownSum } from '../cart/shownSum.ts';
import { TotalExplained } from '../cart/TotalExplained.tsx';
import { MembershipOffer } from '../membership/MembershipOffer.tsx';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { arrowsClockwiseIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './CartSummary.module.css';
import { WhenLine } from './WhenLine.tsx';

const fragment = graphql`
  fragment CartSummary_cart on Cart {
    mergesInto {
      number
    }
    ...CartThumbs_cart
    ...CartTotals_cart
    ...TotalExplained_cart
    ...WhenLine_cart
    ...MembershipOffer_cart
    ...shownSum_cart
  }
`;

type Props = {
  cart: CartSummary_cart$key;
  /** When the week closes. */
  closesAt: string;
  /** Null: not signed in. */
  user: MembershipOffer_user$key | null;
  /** Of a year, in cents. */
  membershipPrice: number;
  /** As in WhenLine. */
  expressLeadHours: number;
  /** The address requests the membership (F-095). */
  opensMembership: boolean;
  /** After step 1: pictures and a link back instead of the lines. */
  isAfterContent: boolean;
  useBalance: boolean;
  /** As in CartTotals. */
  missingPlace: DeliveryMethod | null;
  /** The Next button; on a phone the bar's button replaces it. */
  children: ReactNode;
};

/** The order's sums, raised beside the step; and which of the customer's orders this one would be merged with (E19, F-131). */
export function CartSummary(props: Props) {
  const headingId = useId();
  const {
    cart: key,
    closesAt,
    user,
    membershipPrice,
    expressLeadHours,
    opensMembership,
    isAfterContent,
    useBalance,
    missingPlace,
    children,
  } = props;
  const { t } = useTranslation();
  const address = useAddress();
  const cart = useFragment(fragment, key);
  const { note, hints, isRemainder } = shownSum(t, cart, {
    offers: useMarketOffers(),
    awaitsPlace: missingPlace !== null,
    paysWithCredit: useBalance,
  });
  return (
    <Panel as="section" edge="raised" labelledBy={headingId} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t(useBalance ? 'checkout.to_pay' : 'checkout.order')}
        </h2>
        {isAfterContent && (
          <TextLink standalone href={address('cart')}>
            {t('checkout.edit')}
          </TextLink>
        )}
      </div>
      {isAfterContent && <CartThumbs cart={cart} />}
      <CartTotals cart={cart} useBalance={useBalance} missingPlace={missingPlace} />
      {note && !isRemainder && <p className={styles.caption}>{note}</p>}
      {hints && <p className={styles.caption}>{hints}</p>}
      <MembershipOffer cart={cart} user={user} price={membershipPrice} opened={opensMembership} />
      <WhenLine cart={cart} closesAt={closesAt} expressLeadHours={expressLeadHours} missingPlace={missingPlace} />
      {!missingPlace && cart.mergesInto && (
        <Notice kind="sunken" icon={arrowsClockwiseIcon} className={styles.merge}>
          <p>{t('checkout.merges_into', { number: cart.mergesInto.number })}</p>
        </Notice>
      )}
      <div className={styles.next}>{children}</div>
      <TotalExplained cart={cart} />
    </Panel>
  );
}
