import { graphql, useFragment } from 'react-relay';
import type { AddressPanel_user$key } from '../../__generated__/relay/AddressPanel_user.graphql.ts';
import { AddressLink } from '../profile/AddressLink.tsx';
import styles from '../profile/ProfileForm.module.css';
import { addressLines, provinceKey, savedAddress } from '../profile/savedAddress.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { AccountPanel } from './AccountPanel.tsx';

const fragment = graphql`
  fragment AddressPanel_user on User {
    ...savedAddress_user
    ...AddressLink_user
  }
`;

/** The delivery address and phone number (F-166). */
export function AddressPanel({ user: key }: { user: AddressPanel_user$key }) {
  const { t } = useTranslation();
  const user = useFragment(fragment, key);
  const { saved, known } = savedAddress(user);
  return (
    <AccountPanel title={t('account.delivery.title')}>
      {known ? (
        <p className={styles.lines}>
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
      <AddressLink user={user} standalone className={styles.way}>
        {t(known ? 'account.delivery.change' : 'account.delivery.add')}
      </AddressLink>
    </AccountPanel>
  );
}
