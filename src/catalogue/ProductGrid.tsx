import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { ProductGrid_products$key } from '#generated/relay/ProductGrid_products.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { preferredIn } from '#rules/unitPrice.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useNextPage, type Pagination } from '../shared/relay/useNextPage.ts';
import { usePageHead } from '../shared/routing/pageHead.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { HydratedInGroups } from '../shared/ui/HydratedInGroups.tsx';
import { GOODS_ID } from '../shared/ui/SkipLink.tsx';
import { useItemsToRender } from '../shared/ui/useItemsToRender.ts';
import { ListEnd } from './ListEnd.tsx';
import { useListing } from './listingAddress.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { SkippedPagesNote } from './SkippedPagesNote.tsx';
import { useFocusOnNew } from './useFocusOnNew.ts';
import { useStoredLength } from './useStoredLength.ts';

/** Products per request. */
const PAGE_SIZE = 24;
/** Pictures loaded eagerly: a phone's first row. More of them delay it, and wider screens find theirs a moment later. */
const FIRST_ROW = 2;

const fragment = graphql`
  fragment ProductGrid_products on ProductConnection {
    count
    pageInfo {
      endCursor
    }
    edges {
      node {
        id
        handle
        images {
          path
        }
        ...ProductCard_product
      }
    }
  }
`;

type Props<Q extends OperationType> = {
  products: ProductGrid_products$key;
  /** From usePaginationFragment. */
  pagination: Pagination<Q>;
  /** Begins at the fold: the first pictures load eagerly, and none is fetched first. */
  below?: boolean;
};

/** Products as a grid, 24 at a time: the next page is appended without losing the reader's place. */
export function ProductGrid<Q extends OperationType>({ products, pagination, below }: Props<Q>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { hrefAfter, listing } = useListing();
  const { origin } = usePageSettings();
  const address = useAddress();
  const { edges, count, pageInfo } = useFragment(fragment, products);
  const visible = useItemsToRender(edges);
  const { hasNext, isLoadingNext } = pagination;
  const { loadMore, failed } = useNextPage(pagination, PAGE_SIZE);
  useStoredLength(edges.length, pagination);
  const { list, expectMore } = useFocusOnNew<HTMLUListElement>(edges.length);
  usePageHead(() => ({
    image: edges[0]?.node.images[0]?.path ?? null,
    jsonLd: [
      {
        '@type': 'ItemList',
        numberOfItems: count,
        itemListElement: edges.map(({ node }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + address('product', { handle: node.handle }),
        })),
      },
    ],
  }));
  return (
    <>
      <SkippedPagesNote />
      <ul ref={list} id={GOODS_ID} tabIndex={-1} className={styles.grid} aria-busy={isLoadingNext}>
        <HydratedInGroups items={visible}>
          {({ node }, index) => (
            <li key={node.id} className={styles.item}>
              <ProductCard
                heading="h2"
                product={node}
                priority={!below && index < FIRST_ROW}
                eager={below && index < FIRST_ROW}
                prefer={preferredIn(listing)}
                sizes="(max-width: 480px) 46vw, 240px"
              />
            </li>
          )}
        </HydratedInGroups>
      </ul>
      <ListEnd
        text={t('collection.shown', { shown: formatCount(edges.length, locale), total: formatCount(count, locale) })}
        visible={edges.length}
        total={count}
        next={hasNext ? hrefAfter(pageInfo.endCursor) : null}
        busy={isLoadingNext}
        failed={failed}
        onMore={() => {
          expectMore();
          loadMore();
        }}
        onRetry={loadMore}
      />
    </>
  );
}
