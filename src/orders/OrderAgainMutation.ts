import { graphql } from 'react-relay';

graphql`
  mutation OrderAgainMutation($order: ID!) {
    orderAgain(order: $order) {
      cart {
        ...cartChange_cart
      }
      missing {
        productName
      }
    }
  }
`;
