import { graphql } from 'react-relay';

graphql`
  mutation UndoOrderStepMutation($order: ID!, $from: OrderStatus!) {
    undoOrderStep(order: $order, from: $from) {
      ...DeskOrderDetail_order
    }
  }
`;
