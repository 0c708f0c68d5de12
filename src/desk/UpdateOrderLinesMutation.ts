import { graphql } from 'react-relay';

graphql`
  mutation UpdateOrderLinesMutation($lines: [ID!]!, $status: LineStatus!, $seen: LineStatus) {
    updateOrderLines(lines: $lines, status: $status, seen: $seen) {
      orders {
        ...DeskOrderDetail_order
      }
    }
  }
`;
