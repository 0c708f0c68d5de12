import { graphql, readInlineData } from 'react-relay';
import type { membershipCard_user$key } from '#generated/relay/membershipCard_user.graphql.ts';
import { cardBrand } from '#rules/cardBrand.ts';
import type { Cents } from '#rules/money.ts';

/** All that another card may change, so that a poll for the card updates it. */
const fragment = graphql`
  fragment membershipCard_user on User @inline {
    membership {
      status
      renews
      nextCharge
      currentPeriodEnd
      card {
        reference
        brand
        last4
      }
    }
  }
`;

/**
 * How a membership is paid (E72). renews: it will be charged. owed: it was refused, and is tried again. card: that pays
 * it; its reference changes with another one, its name is "Visa 4242".
 */
type MembershipPayment = {
  renews: boolean;
  owed: boolean;
  charge: { amount: Cents; at: number } | null;
  card: { reference: string; name: string } | null;
};

/** Null: never a member. */
export function membershipCard(user: membershipCard_user$key): MembershipPayment | null {
  const { membership } = readInlineData(fragment, user);
  if (!membership) return null;
  const { status, renews, nextCharge, currentPeriodEnd, card } = membership;
  return {
    renews,
    owed: status === 'past_due',
    charge: typeof nextCharge === 'number' ? { amount: nextCharge, at: currentPeriodEnd } : null,
    card: card ? { reference: card.reference, name: `${cardBrand(card.brand)} ${card.last4}` } : null,
  };
}
