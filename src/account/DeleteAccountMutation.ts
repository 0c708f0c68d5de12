import { graphql } from 'react-relay';

graphql`
  mutation DeleteAccountMutation($confirmation: String!) {
    deleteAccount(confirmation: $confirmation) {
      deletedCustomerId
    }
  }
`;
