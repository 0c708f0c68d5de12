import { graphql } from 'react-relay';

graphql`
  mutation AdvanceOrderMutation($order: ID!, $to: OrderStatus!) {
    advanceOrder(order: $order, to: $to) {
      ...DeskOrderDetail_order
    }
  }
`;
