import { graphql } from 'react-relay';

graphql`
  mutation SaveProductMutation($id: ID!, $version: Int!, $input: ProductInput!) {
    saveProduct(id: $id, version: $version, input: $input) {
      ...DeskProduct_product
    }
  }
`;
