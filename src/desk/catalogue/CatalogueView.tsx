import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useParams, useSearchParams } from 'react-router';
import { useCatalogueViewQuery } from '#generated/hooks/useCatalogueViewQuery.ts';
import CatalogueViewQueryNode, { type CatalogueViewQuery } from '#generated/relay/CatalogueViewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { ListSearch } from '../frame/ListSearch.tsx';
import styles from './CatalogueView.module.css';
import { DeskProducts } from './DeskProducts.tsx';
import { DeskSellers } from './DeskSellers.tsx';

/** The longest search at the desk (schema: Staff.products). */
const DESK_WORDS_MAX_LENGTH = 100;

/** The search words of the address. */
export const searchWordsOf = (search: string): string =>
  (new URLSearchParams(search).get('s') ?? '').slice(0, DESK_WORDS_MAX_LENGTH);

/** The word of the producers' part in the address, in each language. */
const SELLERS_ITEM = { fr: 'producteurs', en: 'producers' } as const satisfies Record<Locale, string>;

/** Whether the address requests the producers instead of the products. */
const isSellers = (item: string | undefined): boolean => item === SELLERS_ITEM.fr || item === SELLERS_ITEM.en;

/** The products found by the address's words, or the producers. */
export const loader = browserLoader<CatalogueViewQuery>(CatalogueViewQueryNode, ({ item }, request) => ({
  products: !isSellers(item),
  sellers: isSellers(item),
  words: searchWordsOf(new URL(request.url).search) || null,
}));

graphql`
  query CatalogueViewQuery($words: String, $products: Boolean!, $sellers: Boolean!) {
    ...DeskProducts_query @arguments(words: $words) @include(if: $products) @alias(as: "products")
    ...DeskSellers_query @arguments(words: $words) @include(if: $sellers) @alias(as: "sellers")
  }
`;

/** One field for both parts: a producer is found by name and town. */
function DeskSearch({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  return (
    <search className={styles.search}>
      <ListSearch
        label={label}
        words={searchWordsOf(params.toString())}
        maxLength={DESK_WORDS_MAX_LENGTH}
        onSearch={(words) => setParams(words === '' ? {} : { s: words }, { replace: true })}
      />
    </search>
  );
}

/** All products, drafts included, found by words; or all producers. Each is edited in place. */
export function CatalogueView({ reference }: { reference: PreloadedQuery<CatalogueViewQuery> }) {
  const query = useCatalogueViewQuery(reference);
  const { t } = useTranslation();
  const address = useDeskAddress();
  const locale = useLocale();
  const sellers = isSellers(useParams()['item']);
  const title = t(sellers ? 'desk_sellers.title' : 'desk.views.catalogue');
  return (
    <>
      <DeskHead title={title} under={t(sellers ? 'desk_sellers.under' : 'desk_catalogue.under')} />
      <nav className={styles.parts} aria-label={t('desk_sellers.parts')}>
        {sellers ? (
          <TextLink standalone href={address('catalogue')}>
            {t('desk_sellers.products')}
          </TextLink>
        ) : (
          <TextLink standalone href={address('catalogue', SELLERS_ITEM[locale])}>
            {t('desk_sellers.title')}
          </TextLink>
        )}
      </nav>
      <DeskSearch key={title} label={t(sellers ? 'desk_sellers.search' : 'desk_catalogue.search')} />
      {query.sellers && <DeskSellers query={query.sellers} />}
      {query.products && <DeskProducts query={query.products} />}
    </>
  );
}
