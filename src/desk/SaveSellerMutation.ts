import { graphql } from 'react-relay';

graphql`
  mutation SaveSellerMutation($id: ID!, $version: Int!, $input: SellerInput!) {
    saveSeller(id: $id, version: $version, input: $input) {
      ...DeskSeller_seller
    }
  }
`;
