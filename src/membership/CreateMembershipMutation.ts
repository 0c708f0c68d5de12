import { graphql } from 'react-relay';

export const createMembershipMutation = graphql`
  mutation CreateMembershipMutation {
    createMembership
  }
`;
