import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddressPanel_user$key } from '../../__generated__/relay/AddressPanel_user.graphql.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './AccountForm.module.css';
import { AccountPanel } from './AccountPanel.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { addressLines, noAddress, provinceKey } from './savedAddress.ts';

const fragment = graphql`
  fragment AddressPanel_user on User {
    firstName
    lastName
    shippingAddress {
      name
      phone
      address {
        line1
        line2
        city
        state
        postal_code
      }
    }
    version
  }
`;

/** Where deliveries go, and whom to call (F-166). */
export function AddressPanel({ user: key }: { user: AddressPanel_user$key }) {
  const { t } = useTranslation();
  const { firstName, lastName, shippingAddress, version } = useFragment(fragment, key);
  const [open, setOpen] = useState(false);
  const { address, name, phone } = shippingAddress ?? {};
  const saved = address
    ? {
        name: name ?? '',
        phone: phone ?? '',
        line1: address.line1,
        line2: address.line2 ?? '',
        city: address.city,
        state: address.state,
        postalCode: address.postal_code,
      }
    : { ...noAddress, name: [firstName, lastName].filter(Boolean).join(' ') };
  return (
    <AccountPanel title={t('account.delivery.title')}>
      {address ? (
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
      <TextLink standalone className={styles.way} onClick={() => setOpen(true)}>
        {t(address ? 'account.delivery.change' : 'account.delivery.add')}
      </TextLink>
      {open && (
        <AddressDialog saved={saved} known={Boolean(address)} version={version} onClose={() => setOpen(false)} />
      )}
    </AccountPanel>
  );
}
