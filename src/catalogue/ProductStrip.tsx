import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ProductStrip_collection$key } from '#generated/relay/ProductStrip_collection.graphql.ts';
import type { ProductStripPaginationQuery } from '#generated/relay/ProductStripPaginationQuery.graphql.ts';
import { STRIP_PAGE_SIZE, STRIP_PLACEHOLDERS } from '#rules/constants.ts';
import { useNextPage } from '../shared/relay/useNextPage.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { HydratedInGroups } from '../shared/ui/HydratedInGroups.tsx';
import { RetryNotice } from '../shared/ui/RetryNotice.tsx';
import { SkeletonCard } from '../shared/ui/Skeleton.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductStrip.module.css';
import { endOf, StripHeading } from './StripHeading.tsx';
import { useStripScroll } from './useStripScroll.ts';

const fragment = graphql`
  fragment ProductStrip_collection on Collection
  @refetchable(queryName: "ProductStripPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 8 }
    cursor: { type: "String" }
    stored: { type: "Boolean" }
  ) {
    name
    line
    handle
    products(first: $count, after: $cursor, filter: { where: { stored: $stored } })
      @connection(key: "ProductStrip_products") {
      count
      edges {
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`;

/** Cards whose picture is visible initially at any usual width. */
const VISIBLE_CARDS = 5;

type Props = {
  collection: ProductStrip_collection$key;
  /** The first strip of the page. */
  priority?: boolean;
};

/**
 * A collection's products side by side: 8 in the page itself (E65), then 20 at a time, loaded shortly before the
 * strip's end (F-056). The arrows only scroll; every card can be reached by Tab.
 */
export const ProductStrip = memo(function ProductStrip({ collection, priority }: Props) {
  const { data, ...pagination } = usePaginationFragment<ProductStripPaginationQuery, ProductStrip_collection$key>(
    fragment,
    collection,
  );
  const { hasNext, isLoadingNext } = pagination;
  const { t } = useTranslation();
  const address = useAddress();
  const heading = useId();
  const { loadMore, failed } = useNextPage(pagination, STRIP_PAGE_SIZE);
  const { count } = data.products;
  const products = data.products.edges.map(({ node }) => node);
  const { list, start, end, scrollBy } = useStripScroll(
    products.length,
    () => failed || loadMore(),
    `strip ${data.handle}`,
  );
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.strip}>
      <StripHeading
        id={heading}
        name={data.name}
        line={data.line ?? t('products.count', { count })}
        href={address('collection', { handle: data.handle })}
        start={start}
        end={end && !hasNext}
        scrollBy={scrollBy}
        few={!hasNext && products.length < VISIBLE_CARDS}
      />
      <ul ref={list} className={styles.list} aria-busy={isLoadingNext}>
        <HydratedInGroups items={products}>
          {(product, index) => (
            <li key={product.id} className={styles.item}>
              <ProductCard product={product} priority={priority && index < VISIBLE_CARDS} />
            </li>
          )}
        </HydratedInGroups>
        {isLoadingNext &&
          Array.from({ length: STRIP_PLACEHOLDERS }, (_, index) => (
            <li key={index} className={styles.item}>
              <SkeletonCard />
            </li>
          ))}
        {failed && (
          <li className={styles.failure}>
            <RetryNotice onRetry={loadMore}>{t('home.strip_failed')}</RetryNotice>
          </li>
        )}
      </ul>
      <div id={endOf(heading)} tabIndex={-1} className={styles.end} />
    </section>
  );
});
