import { graphql } from 'react-relay';

graphql`
  mutation UpdateOrderLinesMutation($lines: [ID!]!, $status: LineStatus!) {
    updateOrderLines(lines: $lines, status: $status) {
      orders {
        ...DeskOrderDetail_order
      }
    }
  }
`;
