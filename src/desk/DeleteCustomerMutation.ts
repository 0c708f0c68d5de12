import { graphql } from 'react-relay';

graphql`
  mutation DeleteCustomerMutation($id: ID!, $forfeits: Cents!) {
    deleteCustomer(id: $id, forfeits: $forfeits) {
      deletedCustomerId
    }
  }
`;
