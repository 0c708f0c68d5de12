import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useProductsScreenQuery } from '#generated/hooks/useProductsScreenQuery.ts';
import { isSpecialHandle } from '#rules/addresses.ts';
import { formatCount } from '#rules/numbers.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { CollectionPicture } from './CollectionPicture.tsx';
import styles from './CollectionScreen.module.css';
import { ListingChoices } from './ListingChoices.tsx';
import { Pills } from './Pills.tsx';
import { ProductsGrid } from './ProductsGrid.tsx';
import type { ProductsData } from './ProductsScreen.route.ts';

graphql`
  query ProductsScreenQuery($after: String, $ordering: ProductOrdering, $filter: ProductFilter) {
    matching: products(first: 0, filter: $filter) {
      count
      needCounts {
        need
        count
      }
    }
    collections(first: 40, ordering: { sort: priority }) {
      edges {
        node {
          id
          name
          handle
          handlePrimary
          nbProducts
          sellers {
            name
            handle
          }
          ...CollectionPicture_collection
        }
      }
    }
    ...ProductsGrid_query @arguments(cursor: $after, ordering: $ordering, filter: $filter)
  }
`;

/** The whole catalogue: its categories, and all products sorted and filtered, page by page. */
export function ProductsScreen() {
  const page = useLoaderData<ProductsData>();
  const data = useProductsScreenQuery(page);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const isExpress = useIsExpress();
  const { handover: by, paused } = useMarketOffers();
  const handover = t(`shell.handover.${by}`);
  const total = formatCount(data.matching.count, locale);
  const shelves = data.collections.edges
    .map(({ node }) => node)
    .filter(({ handlePrimary, nbProducts }) => !isSpecialHandle(handlePrimary) && nbProducts > 0);
  // Whoever sells does so on some shelf: each once, in the alphabet.
  const byHandle = new Map(
    data.collections.edges.flatMap(({ node }) => node.sellers.map(({ name, handle }) => [handle, { name, handle }])),
  );
  const sellers = [...byHandle.values()].sort((a, b) => a.name.localeCompare(b.name, 'fr'));
  return (
    <>
      <PageTitle
        name={t('collection.everything')}
        description={t('collection.everything_detail', { count: data.matching.count, total, handover })}
      />
      <h1 className={styles.title}>{t('collection.everything')}</h1>
      <p className={styles.line}>{t('products.count', { count: data.matching.count })}</p>
      <Pills
        label={t('collection.categories')}
        pills={shelves.map((shelf) => ({
          id: shelf.id,
          name: shelf.name,
          href: address('collection', { handle: shelf.handle }),
          count: isExpress ? null : shelf.nbProducts,
          current: false,
          picture: <CollectionPicture collection={shelf} sizes="44px" />,
        }))}
      />
      {!(paused && sellers.length === 0) && (
        <ListingChoices
          handle={null}
          sellers={sellers}
          needs={data.matching.needCounts.map(({ need, count }) => ({ need, count }))}
          count={data.matching.count}
        />
      )}
      <ProductsGrid key={JSON.stringify(page.variables)} query={data} />
    </>
  );
}
