import { graphql } from 'react-relay';

graphql`
  mutation MarkFavouriteMutation($product: ID!, $marked: Boolean!) {
    markFavourite(product: $product, marked: $marked) {
      ...visitorFavourites_user
      favouritesBack {
        id
      }
    }
  }
`;
