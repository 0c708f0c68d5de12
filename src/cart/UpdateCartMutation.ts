import { graphql } from 'react-relay';

export const updateCartMutation = graphql`
  mutation UpdateCartMutation($input: UpdateCartInput!) {
    updateCart(input: $input) {
      ...cartChange_cart
    }
  }
`;
