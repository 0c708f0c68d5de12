import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useSignOutMutation } from '../../__generated__/hooks/useSignOutMutation.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { signOutIcon } from '../shared/ui/iconsAccount.ts';
import { signOut } from './signing.ts';
import styles from './SignOutButton.module.css';

/**
 * Ends the session here, at the market and at the provider, and returns to the origin (F-030). row: among the menu's ways.
 * button: what a page offers first.
 */
export function SignOutButton({ look = 'row' }: { look?: 'row' | 'button' }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [endSession] = useSignOutMutation();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // Should it fail: the market's cookie alone opens nothing that is a customer's.
    await endSession({ variables: {}, onFailure: () => undefined });
    await signOut(environment).catch(() => setLeaving(false));
  };
  if (look === 'button')
    return (
      <Button busy={leaving} onClick={() => void leave()}>
        {t('sign_in.out')}
      </Button>
    );
  return (
    <button type="button" className={styles.button} disabled={leaving} onClick={() => void leave()}>
      <Icon of={signOutIcon} />
      {t('sign_in.out')}
    </button>
  );
}
