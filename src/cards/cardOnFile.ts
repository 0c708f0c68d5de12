import { graphql, readInlineData } from 'react-relay';
import type { cardOnFile_user$key } from '#generated/relay/cardOnFile_user.graphql.ts';
import { cardName } from './cardName.ts';

const fragment = graphql`
  fragment cardOnFile_user on User @inline {
    basketsPaymentMethod {
      id
      card {
        expMonth
        expYear
        country
      }
    }
    ...cardName_user
  }
`;

/**
 * A customer's stored payment method (F-148). id: changes with another card. name: "Visa 4242", '' for one that is no
 * card. expires: its last month, 1 to 12. country: two capital letters.
 */
export type CardOnFile = {
  id: string;
  name: string;
  expires: { month: number; year: number } | null;
  country: string | null;
};

/** Null: none is stored. */
export function cardOnFile(user: cardOnFile_user$key): CardOnFile | null {
  const data = readInlineData(fragment, user);
  const { basketsPaymentMethod: paymentMethod } = data;
  if (!paymentMethod) return null;
  const { id, card } = paymentMethod;
  return {
    id,
    name: cardName(data) ?? '',
    expires: card ? { month: card.expMonth, year: card.expYear } : null,
    country: card?.country ?? null,
  };
}
