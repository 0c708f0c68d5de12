import { graphql } from 'react-relay';

graphql`
  mutation SignOutMutation {
    signOut {
      id
    }
  }
`;
