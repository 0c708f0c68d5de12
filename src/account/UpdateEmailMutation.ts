import { graphql } from 'react-relay';

graphql`
  mutation UpdateEmailMutation($confirmation: String!, $email: String!) {
    updateEmail(confirmation: $confirmation, email: $email) {
      ...EmailForm_user
    }
  }
`;
