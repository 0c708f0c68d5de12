import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useCollectionScreenQuery } from '#generated/hooks/useCollectionScreenQuery.ts';
import type { CollectionPreview_collection$key } from '#generated/relay/CollectionPreview_collection.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { isNarrowed } from '#rules/productListing.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { isPreview, useCompletion, type Preview } from '../shared/relay/preview.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { CollectionGrid } from './CollectionGrid.tsx';
import { CollectionPills } from './CollectionPills.tsx';
import { CollectionPreview } from './CollectionPreview.tsx';
import styles from './CollectionScreen.module.css';
import type { CollectionData } from './CollectionScreen.route.ts';
import { useListing } from './listingAddress.ts';
import { ListingTools } from './ListingTools.tsx';

graphql`
  query CollectionScreenQuery(
    $handle: String!
    $after: String
    $ordering: ProductOrdering
    $filter: ProductFilter
    $express: Boolean = false
  ) {
    collection(handle: $handle) {
      name
      matching: products(first: 0, filter: $filter) {
        count
      }
      nbProducts
      stored: products(first: 0, filter: { where: { stored: true } }) @include(if: $express) {
        count
      }
      parent {
        name
        handle
      }
      ...collectionAddress_collection
      sellers {
        __typename
      }
      ...CollectionPills_collection @arguments(express: $express)
      ...ListingTools_collection @arguments(filter: $filter)
      ...CollectionGrid_collection @arguments(cursor: $after, ordering: $ordering, filter: $filter)
    }
  }
`;

/** A collection, or while it loads its name. */
export function CollectionScreen() {
  const data = useLoaderData<CollectionData | Preview<CollectionPreview_collection$key>>();
  const isLoading = isPreview(data);
  useCompletion(isLoading ? data.complete : null);
  return isLoading ? <CollectionPreview collection={data.record} /> : <CompleteCollection page={data.page} />;
}

/** A collection: breadcrumbs, sub-collections, and products page by page (F-059). */
function CompleteCollection({ page }: Pick<CollectionData, 'page'>) {
  const { collection } = useCollectionScreenQuery(page);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const narrowed = isNarrowed(useListing().listing);
  const offers = useMarketOffers();
  if (!collection) return null;
  const handover = t(`shell.handover.${offers.handover}`);
  const { name, matching, nbProducts, stored, parent, sellers } = collection;
  const count = stored?.count ?? nbProducts;
  const total = formatCount(count, locale);
  const visibleCount = narrowed ? matching.count : count;
  const products = t('products.count', { count: visibleCount });
  const sellerCount = t('collection.sellers', { count: sellers.length });
  return (
    <>
      <PageTitle name={name} description={t('collection.description', { name, count, total, handover })} />
      <Trail
        steps={[
          { name: t('shell.products'), href: address('products') },
          ...(parent ? [{ name: parent.name, href: address('collection', { handle: parent.handle }) }] : []),
          { name },
        ]}
      />
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.line}>
        {narrowed
          ? t('collection.count_of', { products, total })
          : sellers.length > 0 && !stored
            ? t('collection.count_by', { products, sellers: sellerCount })
            : products}
      </p>
      <CollectionPills collection={collection} />
      {count > 0 && <ListingTools collection={collection} />}
      <CollectionGrid key={JSON.stringify(page.variables)} collection={collection} />
    </>
  );
}
