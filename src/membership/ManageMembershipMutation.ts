import { graphql } from 'react-relay';

export const manageMembershipMutation = graphql`
  mutation ManageMembershipMutation($returnUrl: String!) {
    manageMembership(returnUrl: $returnUrl)
  }
`;
