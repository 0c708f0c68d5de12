import { graphql } from 'react-relay';

graphql`
  mutation CancelOrderMutation($order: ID!, $reopenCart: Boolean!) {
    cancelOrder(order: $order, reopenCart: $reopenCart) {
      order {
        ...OrderDetail_order
      }
      cart {
        ...cartChange_cart
      }
    }
  }
`;
