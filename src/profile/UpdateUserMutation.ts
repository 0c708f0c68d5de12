import { graphql } from 'react-relay';

graphql`
  mutation UpdateUserMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      firstName
      ...ProfileForm_user
      ...AddressPanel_user
      ...HomeDelivery_user
      ...HabitsPanel_user
      ...NotificationsSection_user
      ...ProfileWizard_user
    }
  }
`;
