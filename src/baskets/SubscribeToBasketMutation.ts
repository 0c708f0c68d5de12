import { graphql } from 'react-relay';

export const subscribeToBasketMutation = graphql`
  mutation SubscribeToBasketMutation($basket: ID!, $preferences: BasketPreferencesInput) {
    subscribeToBasket(basket: $basket, preferences: $preferences) {
      id
      ...BasketsSection_user
    }
  }
`;
