import { graphql } from 'react-relay';

graphql`
  mutation SettleMissingMutation($order: ID!, $refundTo: RefundTarget!, $requestId: ID!) {
    settleMissing(order: $order, refundTo: $refundTo, requestId: $requestId) {
      refunded
      order {
        ...DeskOrderDetail_order
      }
    }
  }
`;
