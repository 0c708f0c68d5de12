import { graphql } from 'react-relay';

export const updateShoppingSessionMutation = graphql`
  mutation UpdateShoppingSessionMutation($input: UpdateShoppingSessionInput!) {
    updateShoppingSession(input: $input) {
      ...cartChange_cart
    }
  }
`;
