import { graphql, useFragment } from 'react-relay';
import type { MembershipSection_market$key } from '../../__generated__/relay/MembershipSection_market.graphql.ts';
import type { MembershipSection_user$key } from '../../__generated__/relay/MembershipSection_user.graphql.ts';
import { cardName } from '../cards/cardName.ts';
import styles from './MembershipSection.module.css';
import { MembershipState } from './MembershipState.tsx';
import { Receipts } from './Receipts.tsx';
import { Savings } from './Savings.tsx';
import { useBillingPage } from './useBillingPage.ts';
import { YearPanel } from './YearPanel.tsx';

const marketFragment = graphql`
  fragment MembershipSection_market on Market {
    membershipPrice
  }
`;
const userFragment = graphql`
  fragment MembershipSection_user on User {
    membership {
      status
      renews
      saved
      ...MembershipState_membership
      ...Receipts_membership
    }
    ...cardName_user
  }
`;

type Props = { user: MembershipSection_user$key; market: MembershipSection_market$key };

/** The account's membership (F-138): its status, the price of a year and how to get or cancel it, and the savings. */
export function MembershipSection({ user: userKey, market }: Props) {
  const user = useFragment(userFragment, userKey);
  const { membership } = user;
  const { membershipPrice } = useFragment(marketFragment, market);
  const page = useBillingPage();
  const offers =
    !membership || membership.status === 'cancelled' || (membership.status === 'trialing' && !membership.renews);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {membership && <MembershipState membership={membership} card={cardName(user)} />}
        <YearPanel
          price={membershipPrice}
          state={membership ? membership.status : 'none'}
          offers={offers}
          busy={page.busy}
          go={page.go}
        />
        {membership && <Receipts membership={membership} />}
      </div>
      <Savings price={membershipPrice} saved={membership?.saved ?? null} />
    </div>
  );
}
