import { graphql } from 'react-relay';

graphql`
  mutation CombineOrdersMutation($into: ID!, $order: ID!) {
    combineOrders(into: $into, order: $order) {
      order {
        id
        ...OrderDetail_order
      }
      merged {
        ...OrderDetail_order
      }
    }
  }
`;
