import { graphql } from 'react-relay';

export const removeFromCartMutation = graphql`
  mutation RemoveFromCartMutation($variant: ID!, $all: Boolean!) {
    removeFromCart(variant: $variant, all: $all) {
      ...cartAnswer_cart
      ...cartChange_cart
    }
  }
`;
