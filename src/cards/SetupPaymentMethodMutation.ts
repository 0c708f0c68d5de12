import { graphql } from 'react-relay';

export const setupPaymentMethodMutation = graphql`
  mutation SetupPaymentMethodMutation($successUrl: String!, $cancelUrl: String!) {
    setupPaymentMethod(successUrl: $successUrl, cancelUrl: $cancelUrl)
  }
`;
