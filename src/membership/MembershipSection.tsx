import { graphql, useFragment } from 'react-relay';
import type { MembershipSection_user$key } from '../../__generated__/relay/MembershipSection_user.graphql.ts';
import { cardName } from '../cards/cardName.ts';
import columns from '../shared/ui/Columns.module.css';
import { MembershipState } from './MembershipState.tsx';
import { Receipts } from './Receipts.tsx';
import { Savings } from './Savings.tsx';
import { useBillingPage } from './useBillingPage.ts';
import { YearPanel } from './YearPanel.tsx';

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

type Props = { user: MembershipSection_user$key; /** Of a year, in cents. */ price: number };

/** The account's membership (F-138): its status, the price of a year and how to get or cancel it, and the savings. */
export function MembershipSection({ user: userKey, price }: Props) {
  const user = useFragment(userFragment, userKey);
  const { membership } = user;
  const page = useBillingPage();
  const offers =
    !membership || membership.status === 'cancelled' || (membership.status === 'trialing' && !membership.renews);
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        {membership && <MembershipState membership={membership} card={cardName(user)} />}
        <YearPanel
          price={price}
          state={membership ? membership.status : 'none'}
          offers={offers}
          busy={page.busy}
          go={page.go}
        />
        {membership && <Receipts membership={membership} />}
      </div>
      <Savings price={price} saved={membership?.saved ?? null} />
    </div>
  );
}
