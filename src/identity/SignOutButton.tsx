import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment, graphql } from 'react-relay';
import { useSignOutMutation } from '#generated/hooks/useSignOutMutation.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { signOutIcon } from '../shared/ui/icons.ts';
import { signOut } from './signing.ts';
import styles from './SignOutButton.module.css';

graphql`
  mutation SignOutMutation {
    signOut {
      id
    }
  }
`;

/**
 * Ends the session here, at the market and at the provider, and returns to the origin (F-030). row: in the menu.
 * button: a page's main action.
 */
export function SignOutButton({ variant = 'row' }: { variant?: 'row' | 'button' }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [endSession] = useSignOutMutation();
  const [signingOut, setSigningOut] = useState(false);
  const handleSignOut = async () => {
    setSigningOut(true);
    // A failure is harmless: the market's cookie alone gives no access to a customer's data.
    await endSession({ variables: {}, onFailure: () => undefined });
    await signOut(environment).catch(() => setSigningOut(false));
  };
  if (variant === 'button')
    return (
      <Button busy={signingOut} onClick={() => void handleSignOut()}>
        {t('sign_in.out')}
      </Button>
    );
  return (
    <button type="button" className={styles.button} disabled={signingOut} onClick={() => void handleSignOut()}>
      <Icon of={signOutIcon} />
      {t('sign_in.out')}
    </button>
  );
}
