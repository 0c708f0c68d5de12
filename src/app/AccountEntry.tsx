import { useTranslation } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { userFillIcon, userIcon } from '../shared/ui/icons.ts';

/** The link to the account; filled, and with the name, once the customer is known to be signed in. */
export function AccountEntry({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { isAuthenticated, user } = useAuthentication();
  const name = user?.name ?? user?.email;
  return (
    <IconButton
      of={isAuthenticated ? userFillIcon : userIcon}
      label={isAuthenticated && name ? t('shell.account_of', { name }) : t('shell.account')}
      iconSize={22}
      href={address('account')}
      className={className}
    />
  );
}
