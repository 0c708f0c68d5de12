import { graphql } from 'react-relay';

export const cancelBasketMutation = graphql`
  mutation CancelBasketMutation($id: ID!) {
    cancelBasket(id: $id) {
      id
      baskets {
        id
      }
    }
  }
`;
