import { graphql } from 'react-relay';

graphql`
  mutation ReturnItemsMutation($order: ID!, $items: [ReturnedItemInput!]!, $refundTo: RefundTarget!, $requestId: ID!) {
    returnItems(order: $order, items: $items, refundTo: $refundTo, requestId: $requestId) {
      refunded
      order {
        ...DeskOrderDetail_order
      }
    }
  }
`;
