import { graphql } from 'react-relay';

graphql`
  mutation HandOverMutation($order: ID!, $requestId: ID!) {
    handOver(order: $order, requestId: $requestId) {
      id
      status
    }
  }
`;
