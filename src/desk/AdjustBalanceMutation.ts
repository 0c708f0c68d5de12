import { graphql } from 'react-relay';

graphql`
  mutation AdjustBalanceMutation($customer: ID!, $amount: Cents!, $reason: String!, $requestId: ID!) {
    adjustBalance(customer: $customer, amount: $amount, reason: $reason, requestId: $requestId) {
      id
      balance
    }
  }
`;
