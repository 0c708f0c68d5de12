import { graphql } from 'react-relay';

graphql`
  mutation DeleteAccountMutation($confirmation: String!, $forfeits: Cents!) {
    deleteAccount(confirmation: $confirmation, forfeits: $forfeits) {
      deletedCustomerId
    }
  }
`;
