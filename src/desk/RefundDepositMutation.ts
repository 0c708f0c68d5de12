import { graphql } from 'react-relay';

graphql`
  mutation RefundDepositMutation($customer: ID!, $amount: Cents!, $reusableBox: Boolean!, $requestId: ID!) {
    refundDeposit(customer: $customer, amount: $amount, reusableBox: $reusableBox, requestId: $requestId) {
      id
      balance
      depositsHeld
      hasReusableBox
    }
  }
`;
