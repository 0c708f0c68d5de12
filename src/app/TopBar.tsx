import { CartButton } from '../cart/CartButton.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { listIcon } from '../shared/ui/icons.ts';
import { AccountEntry } from './AccountEntry.tsx';
import { lazyPart } from './lazyPart.ts';
import { Logo } from './Logo.tsx';
import styles from './TopBar.module.css';

const SearchSuggestions = lazyPart(() =>
  import('../search/SearchSuggestions.tsx').then((module) => module.SearchSuggestions),
);

/** The top bar: search, account and cart, and below 1024 px the menu and the market's name. */
export function TopBar() {
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
        <Logo />
      </div>
      <SearchBox suggestions={SearchSuggestions} />
      <AccountEntry className={styles.account} />
      <CartButton />
    </header>
  );
}
