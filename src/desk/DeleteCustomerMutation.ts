import { graphql } from 'react-relay';

graphql`
  mutation DeleteCustomerMutation($id: ID!) {
    deleteCustomer(id: $id) {
      deletedCustomerId
    }
  }
`;
