import { graphql } from 'react-relay';

export const checkoutMutation = graphql`
  mutation CheckoutMutation($period: ID) {
    checkout(period: $period)
  }
`;
