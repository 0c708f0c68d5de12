import { graphql } from 'react-relay';

graphql`
  mutation UpdateOrderLinesMutation(
    $lines: [ID!]!
    $status: LineStatus!
    $seen: LineStatus
    $missing: Int
    $seenMissing: Int
  ) {
    updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing) {
      orders {
        ...DeskOrderDetail_order
      }
    }
  }
`;
