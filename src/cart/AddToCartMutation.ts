import { graphql } from 'react-relay';

export const addToCartMutation = graphql`
  mutation AddToCartMutation($variant: ID!, $quantity: Int!) {
    addToCart(variant: $variant, quantity: $quantity) {
      ...cartAnswer_cart
      ...cartChange_cart
    }
  }
`;
