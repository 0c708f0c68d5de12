import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CartButton } from '../cart/CartButton.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { listIcon, userFillIcon, userIcon } from '../shared/ui/icons.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { cycleBarParts } from './CycleBar.tsx';
import { Logo } from './Logo.tsx';
import { LINKS_ID } from './Sidebar.tsx';
import styles from './TopBar.module.css';

const SearchSuggestions = retriableLazy(async () => (await cycleBarParts()).searchSuggestions());

/** The link to the account; filled, and with the name, once the customer is known to be signed in. */
function AccountEntry() {
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
      className={styles.account}
    />
  );
}

/** The top bar: search, account and cart, and below 1024 px the menu and the market's name. */
export const TopBar = memo(function TopBar() {
  const { t } = useTranslation();
  const { sidebarOpened, set } = useInterfaceState('sidebarOpened');
  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <IconButton
          of={listIcon}
          label={t('shell.menu')}
          variant="plain"
          iconSize={24}
          aria-haspopup="dialog"
          aria-expanded={sidebarOpened}
          onClick={() => set('sidebarOpened')}
        />
        <noscript>
          {import.meta.env.SSR && (
            <a href={`#${LINKS_ID}`} className={styles.menu}>
              {t('shell.menu')}
            </a>
          )}
        </noscript>
        <Logo />
      </div>
      <SearchBox suggestions={SearchSuggestions} />
      <AccountEntry />
      <CartButton />
    </header>
  );
});
