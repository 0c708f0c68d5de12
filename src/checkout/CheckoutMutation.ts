import { graphql } from 'react-relay';

export const checkoutMutation = graphql`
  mutation CheckoutMutation($useBalance: Boolean!, $forceDisposableBox: Boolean!, $period: ID, $slot: DateTime) {
    checkout(useBalance: $useBalance, forceDisposableBox: $forceDisposableBox, period: $period, slot: $slot)
  }
`;
