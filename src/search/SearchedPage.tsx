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

type Page = Exclude<ShopPage, '%future added value'>;
/** Those that a frequent question of the same name answers, whose own words are the link's. */
type Question = 'delivery' | 'pickup' | 'deposits' | 'membership' | 'payment' | 'taxes' | 'app' | 'allergens' | 'more';
/** Where the others are answered: a page, and in the frequent questions the question. */
type Place = { page: PageName; question?: string; view?: 'baskets' };
const PLACES: Readonly<Record<Exclude<Page, Question>, Place>> = {
  hours: { page: 'contact' },
  contact: { page: 'contact' },
  ordering: { page: 'faq', question: 'closing' },
  fee: { page: 'faq', question: 'fee' },
  refunds: { page: 'faq', question: 'missing' },
  orders: { page: 'orders' },
  account: { page: 'account' },
  producers: { page: 'sellers' },
  no_producer: { page: 'sellers' },
  become_producer: { page: 'sellerNew' },
  privacy: { page: 'privacy' },
  terms: { page: 'terms' },
  baskets: { page: 'baskets' },
  my_baskets: { page: 'account', view: 'baskets' },
};
const isQuestion = (page: Page): page is Question => !(page in PLACES);

function Ways({ reference }: { reference: NonNullable<SearchData['browsing']> }) {
  const { t } = useTranslation();
  return <SearchWays ways={useWays(reference)} title={t('search.ways_start')} />;
}

type Props = {
  words: string;
  page: Page;
  browsing: SearchData['browsing'];
};

/** Instead of goods, the page of the shop that answers the words, and goods to browse. */
export function SearchedPage({ words, page, browsing }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const title = t(page === 'no_producer' ? 'search.no_producer' : 'search.page_title', { words });
  const { page: to, question, view }: Place = isQuestion(page) ? { page: 'faq', question: page } : PLACES[page];
  const name = isQuestion(page)
    ? t(`faq.${page}.ask`)
    : t(`search.pages.${page === 'no_producer' ? 'producers' : page}`);
  useEffect(() => announce(`${title} ${name}`, 'search'), [title, name]);
  return (
    <>
      <PageTitle name={t('search.title_for', { words })} />
      <div className={styles.told}>
        <Picture path="baguette" alt="" shape="round" ground="ble" sizes="148px" className={styles.picture} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.readings}>
          <UiLink
            href={`${address(to, { view: view && ACCOUNT_VIEW_NAMES[view][locale] })}${question === undefined ? '' : `#${question}`}`}
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
