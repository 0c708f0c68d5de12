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
import styles from './NotYetScreen.module.css';

/** The customer's pages that the market does not have yet, and where one goes on from each. */
const ways = {
  basketSubscription: 'baskets',
} as const satisfies Partial<Record<PageName, PageName>>;
type Page = keyof typeof ways;
const pages = Object.keys(ways) as Page[];

/** What a customer's address shows while the market does not keep such a page: what will be there, and a way on. */
export function NotYetScreen() {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const { pathname } = useLocation();
  const locale = useLocale();
  const address = useAddress();
  const page = pages.find((name) => matchPath(addresses[name][locale], pathname)) ?? 'basketSubscription';
  const title = t(`sign_in.pages.${page}`);
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
              {t(`not_yet.to.${ways[page]}`)}
            </Button>
          </>
        }
      >
        <p>{t('not_yet.today')}</p>
        <p className={styles.later}>{t(`not_yet.${page}`)}</p>
      </EmptyState>
    </>
  );
}
