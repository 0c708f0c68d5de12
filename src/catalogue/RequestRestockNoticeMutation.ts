import { graphql } from 'react-relay';

graphql`
  mutation RequestRestockNoticeMutation($product: ID!, $email: String) {
    requestRestockNotice(product: $product, email: $email)
  }
`;
