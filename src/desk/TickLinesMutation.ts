import { graphql } from 'react-relay';

graphql`
  mutation TickLinesMutation(
    $lines: [ID!]!
    $status: LineStatus!
    $seen: LineStatus
    $missing: Int
    $seenMissing: Int
  ) {
    updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing) {
      lines {
        id
        status
        missing
        missingReturned
      }
    }
  }
`;
