import { graphql } from 'react-relay';

export const checkoutMutation = graphql`
  mutation CheckoutMutation($useBalance: Boolean!, $forceDisposableBox: Boolean!, $period: ID) {
    checkout(useBalance: $useBalance, forceDisposableBox: $forceDisposableBox, period: $period)
  }
`;
