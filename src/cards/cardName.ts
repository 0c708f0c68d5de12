import { graphql, readInlineData } from 'react-relay';
import type { cardName_user$key } from '#generated/relay/cardName_user.graphql.ts';
import { cardBrand } from '#rules/cardBrand.ts';

const fragment = graphql`
  fragment cardName_user on User @inline {
    basketsPaymentMethod {
      card {
        brand
        last4
      }
    }
  }
`;

/** "Visa 4242"; '' for a payment method that is no card; null: none is stored. */
export function cardName(user: cardName_user$key | null | undefined): string | null {
  const paymentMethod = user ? readInlineData(fragment, user).basketsPaymentMethod : null;
  if (!paymentMethod) return null;
  if (!paymentMethod.card) return '';
  const { brand, last4 } = paymentMethod.card;
  return `${cardBrand(brand)} ${last4}`;
}
