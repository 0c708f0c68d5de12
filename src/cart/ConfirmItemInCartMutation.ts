import { graphql } from 'react-relay';

export const confirmItemInCartMutation = graphql`
  mutation ConfirmItemInCartMutation($item: ID!) {
    confirmItemInCart(item: $item) {
      ...cartAnswer_cart
      ...cartChange_cart
    }
  }
`;
