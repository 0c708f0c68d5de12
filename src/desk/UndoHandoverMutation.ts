import { graphql } from 'react-relay';

graphql`
  mutation UndoHandoverMutation($order: ID!) {
    undoOrderStep(order: $order, from: completed) {
      id
      status
    }
  }
`;
