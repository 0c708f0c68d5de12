import { graphql } from 'react-relay';

export const updateBasketMutation = graphql`
  mutation UpdateBasketMutation($id: ID!, $input: UpdateBasketInput!) {
    updateBasket(id: $id, input: $input) {
      id
      ...UserBasketPart_userBasket
    }
  }
`;
