import { graphql } from 'react-relay';

graphql`
  mutation TickLinesMutation($lines: [ID!]!, $status: LineStatus!, $seen: LineStatus) {
    updateOrderLines(lines: $lines, status: $status, seen: $seen) {
      lines {
        id
        status
      }
    }
  }
`;
