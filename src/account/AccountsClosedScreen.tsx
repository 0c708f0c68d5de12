import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { addresses, type PageName } from '../../rules/addresses.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './AccountsClosedScreen.module.css';

/** The addresses that belong to an account (spec 6), by the name of their words. */
const pages = ['basketSubscription', 'orders', 'order', 'orderProgress', 'account', 'login'] as const;
/** Where one goes on from each. */
const ways = {
  basketSubscription: 'baskets',
  orders: 'cart',
  order: 'contact',
  orderProgress: 'contact',
  account: 'cart',
  login: 'cart',
} as const satisfies Record<(typeof pages)[number], PageName>;

/**
 * What an address of an account shows while the market has none: what will be there, and how one buys without. The market
 * sells to guests alone today.
 */
export function AccountsClosedScreen() {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const { pathname } = useLocation();
  const locale = useLocale();
  const address = useAddress();
  const page = pages.find((name) => matchPath(addresses[name][locale], pathname)) ?? 'account';
  const title = t(`accounts_closed.${page}.title`);
  return (
    <>
      <PageTitle name={title} />
      <EmptyState
        heading="h1"
        ground="lilas"
        title={title}
        picture={
          <Picture path="panier-caisse" base={imageBase} alt="" shape="round" ground="lilas" sizes="200px" priority />
        }
        action={
          <>
            <Button href={address('home')}>{t('shell.see_products')}</Button>
            <Button variant="outlined" href={address(ways[page])}>
              {t(`accounts_closed.to.${ways[page]}`)}
            </Button>
          </>
        }
      >
        <p>{t('accounts_closed.today')}</p>
        <p className={styles.later}>{t(`accounts_closed.${page}.detail`)}</p>
      </EmptyState>
    </>
  );
}
