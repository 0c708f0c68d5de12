import { graphql } from 'react-relay';

export const addToCartMutation = graphql`
  mutation AddToCartMutation($variant: ID!, $quantity: Int!) {
    addToCart(variant: $variant, quantity: $quantity) {
      ...cartChange_cart
      items {
        variantId
        quantity
        unsure
      }
      totals {
        items
      }
    }
  }
`;
