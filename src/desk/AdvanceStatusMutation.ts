import { graphql } from 'react-relay';

graphql`
  mutation AdvanceStatusMutation($order: ID!, $to: OrderStatus!) {
    advanceOrder(order: $order, to: $to) {
      id
      status
    }
  }
`;
