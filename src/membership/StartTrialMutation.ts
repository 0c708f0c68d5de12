import { graphql } from 'react-relay';

export const startTrialMutation = graphql`
  mutation StartTrialMutation {
    startTrial {
      cart {
        ...cartChange_cart
      }
      user {
        ...MembershipOffer_user
        ...MembershipSection_user
        ...RenewalBanner_user
      }
    }
  }
`;
