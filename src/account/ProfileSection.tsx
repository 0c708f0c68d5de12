import { graphql, useFragment } from 'react-relay';
import type { ProfileSection_query$key } from '../../__generated__/relay/ProfileSection_query.graphql.ts';
import type { ProfileSection_user$key } from '../../__generated__/relay/ProfileSection_user.graphql.ts';
import { AddressPanel } from './AddressPanel.tsx';
import { CloseAccountPanel } from './CloseAccountPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { EmailForm } from './EmailForm.tsx';
import { HabitsPanel } from './HabitsPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileSection.module.css';

const userFragment = graphql`
  fragment ProfileSection_user on User {
    ...ProfileForm_user
    ...EmailForm_user
    ...AddressPanel_user
    ...HabitsPanel_user
    ...CloseAccountPanel_user
  }
`;

const queryFragment = graphql`
  fragment ProfileSection_query on Query {
    ...HabitsPanel_query
  }
`;

type Props = { user: ProfileSection_user$key; query: ProfileSection_query$key };

/** Profile and preferences of the customer, with closing the account last (F-167). */
export function ProfileSection({ user: userKey, query: queryKey }: Props) {
  const user = useFragment(userFragment, userKey);
  const query = useFragment(queryFragment, queryKey);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileForm user={user} />
        <EmailForm user={user} />
      </div>
      <div className={styles.column}>
        <AddressPanel user={user} />
        <HabitsPanel user={user} query={query} />
        <DataPanel />
        <CloseAccountPanel user={user} />
      </div>
    </div>
  );
}
