import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopPage } from '#generated/relay/SearchScreenQuery.graphql.ts';
import { ACCOUNT_VIEW_NAMES, type PageName } from '#rules/addresses.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { announce } from '../shared/ui/announce.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './NoResults.module.css';
import type { SearchData } from './SearchScreen.route.ts';
import { SearchWays, useWays } from './SearchWays.tsx';

/** Where each is answered: a page, and in the frequent questions the question. */
const PLACES: Readonly<
  Record<Exclude<ShopPage, '%future added value'>, { page: PageName; question?: string; view?: 'baskets' }>
> = {
  delivery: { page: 'faq', question: 'delivery' },
  pickup: { page: 'faq', question: 'pickup' },
  hours: { page: 'contact' },
  contact: { page: 'contact' },
  ordering: { page: 'faq', question: 'closing' },
  fee: { page: 'faq', question: 'fee' },
  deposits: { page: 'faq', question: 'deposits' },
  refunds: { page: 'faq', question: 'missing' },
  orders: { page: 'orders' },
  membership: { page: 'faq', question: 'membership' },
  account: { page: 'account' },
  payment: { page: 'faq', question: 'payment' },
  producers: { page: 'sellers' },
  become_producer: { page: 'sellerNew' },
  privacy: { page: 'privacy' },
  terms: { page: 'terms' },
  taxes: { page: 'faq', question: 'taxes' },
  baskets: { page: 'baskets' },
  app: { page: 'faq', question: 'app' },
  allergens: { page: 'faq', question: 'allergens' },
  no_producer: { page: 'sellers' },
  my_baskets: { page: 'account', view: 'baskets' },
};

function Ways({ reference }: { reference: NonNullable<SearchData['browsing']> }) {
  const { t } = useTranslation();
  return <SearchWays ways={useWays(reference)} title={t('search.ways_start')} />;
}

type Props = {
  words: string;
  page: Exclude<ShopPage, '%future added value'>;
  browsing: SearchData['browsing'];
};

/** Instead of goods, the page of the shop that answers the words, and goods to browse. */
export function SearchedPage({ words, page, browsing }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const title = t(page === 'no_producer' ? 'search.no_producer' : 'search.page_title', { words });
  const name = t(`search.pages.${page}`);
  const place = PLACES[page];
  useEffect(() => announce(`${title} ${name}`, 'search'), [title, name]);
  return (
    <>
      <PageTitle name={t('search.title_for', { words })} />
      <div className={styles.told}>
        <Picture path="baguette" alt="" shape="round" ground="ble" sizes="148px" className={styles.picture} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.readings}>
          <UiLink
            href={`${address(place.page, { view: place.view && ACCOUNT_VIEW_NAMES[place.view][locale] })}${place.question === undefined ? '' : `#${place.question}`}`}
            className={styles.reading}
          >
            {name}
          </UiLink>
        </p>
      </div>
      {browsing && <Ways reference={browsing} />}
    </>
  );
}
