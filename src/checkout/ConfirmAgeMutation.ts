import { graphql } from 'react-relay';

export const confirmAgeMutation = graphql`
  mutation ConfirmAgeMutation($birthDate: Date!) {
    confirmAge(birthDate: $birthDate) {
      ...cartChange_cart
    }
  }
`;
