import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProfileSection_query$key } from '#generated/relay/ProfileSection_query.graphql.ts';
import type { ProfileSection_user$key } from '#generated/relay/ProfileSection_user.graphql.ts';
import type { savedAddress_user$key } from '#generated/relay/savedAddress_user.graphql.ts';
import { AddressLink } from '../profile/AddressLink.tsx';
import formStyles from '../profile/ProfileForm.module.css';
import { addressLines, provinceKey, savedAddress } from '../profile/savedAddress.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import columns from '../shared/ui/Columns.module.css';
import { AccountPanel } from './AccountPanel.tsx';
import { CloseAccountPanel } from './CloseAccountPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PreferencesPanel } from './PreferencesPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const userFragment = graphql`
  fragment ProfileSection_user on User {
    ...ProfileForm_user
    ...EmailForm_user
    ...savedAddress_user
    ...PreferencesPanel_user
    ...CloseAccountPanel_user
  }
`;

const queryFragment = graphql`
  fragment ProfileSection_query on Query {
    ...PreferencesPanel_query
  }
`;

/** The delivery address and phone number (F-166). */
function AddressPanel({ user }: { user: savedAddress_user$key }) {
  const { t } = useTranslation();
  const { delivery } = useMarketOffers();
  const { saved, exists } = savedAddress(user);
  return (
    <AccountPanel title={t(delivery ? 'account.delivery.title' : 'account.delivery.title_address')}>
      {exists ? (
        <p className={formStyles.lines}>
          {addressLines(saved, t(provinceKey(saved.state))).map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      ) : (
        <p>{t('account.delivery.none')}</p>
      )}
      <AddressLink user={user} standalone className={formStyles.link}>
        {t(exists ? 'account.delivery.change' : 'account.delivery.add')}
      </AddressLink>
    </AccountPanel>
  );
}

type Props = { user: ProfileSection_user$key; query: ProfileSection_query$key };

/** Profile and preferences of the customer, with closing the account last (F-167). */
export function ProfileSection({ user: userKey, query: queryKey }: Props) {
  const user = useFragment(userFragment, userKey);
  const query = useFragment(queryFragment, queryKey);
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        <ProfileForm user={user} />
        <EmailForm user={user} />
      </div>
      <div className={columns.column}>
        <AddressPanel user={user} />
        <PreferencesPanel user={user} query={query} />
        <DataPanel />
        <CloseAccountPanel user={user} />
      </div>
    </div>
  );
}
