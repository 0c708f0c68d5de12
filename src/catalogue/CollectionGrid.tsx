import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation } from 'react-router';
import type { CollectionGrid_collection$key } from '../../__generated__/relay/CollectionGrid_collection.graphql.ts';
import type { CollectionGridPaginationQuery } from '../../__generated__/relay/CollectionGridPaginationQuery.graphql.ts';
import { formatCount } from '../../rules/numbers.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { ProgressBar } from '../shared/ui/ProgressBar.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './CollectionGrid.module.css';
import { ProductCard } from './ProductCard.tsx';
import { StripFailure } from './StripFailure.tsx';
import { useFocusOnNew } from './useFocusOnNew.ts';

const fragment = graphql`
  fragment CollectionGrid_collection on Collection
  @refetchable(queryName: "CollectionGridPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
    products(first: $count, after: $cursor) @connection(key: "CollectionGrid_products") {
      count
      pageInfo {
        endCursor
      }
      edges {
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`;

/** Products asked for at a time, and pictures that are seen at once. */
const PAGE_SIZE = 24;
const SEEN_AT_ONCE = 4;

/** A click that the browser should follow by itself: into a new tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The products of a collection, 24 at a time. "More" is a link to the next page, which scripts add below this one (routes 6). */
export function CollectionGrid({ collection }: { collection: CollectionGrid_collection$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CollectionGridPaginationQuery,
    CollectionGrid_collection$key
  >(fragment, collection);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const [failed, setFailed] = useState(false);
  const { edges, count, pageInfo } = data.products;
  const { list, expectMore } = useFocusOnNew<HTMLUListElement>(edges.length);
  const more = () => {
    if (isLoadingNext) return;
    setFailed(false);
    loadNext(PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) });
  };
  if (edges.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyState
          title={t('collection.empty')}
          action={<Button href={address('home')}>{t('shell.see_products')}</Button>}
        >
          <p>{t('collection.empty_detail')}</p>
        </EmptyState>
      </div>
    );
  const shown = t('collection.shown', { shown: formatCount(edges.length, locale), total: formatCount(count, locale) });
  const later = new URLSearchParams(search).has('after');
  return (
    <>
      <ul ref={list} className={styles.grid} aria-busy={isLoadingNext}>
        {edges.map(({ node }, index) => (
          <li key={node.id} className={styles.item}>
            <ProductCard
              heading="h2"
              product={node}
              priority={index < SEEN_AT_ONCE}
              sizes="(max-width: 480px) 46vw, 240px"
            />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {(hasNext || later) && (
          <>
            <ProgressBar label={shown} value={edges.length} max={count} className={styles.bar} />
            <p className={styles.shown}>{shown}</p>
          </>
        )}
        {failed && <StripFailure onRetry={more} />}
        {hasNext && !failed && (
          <Button
            variant="outlined"
            href={`${pathname}?after=${encodeURIComponent(pageInfo.endCursor ?? '')}`}
            aria-busy={isLoadingNext || undefined}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              expectMore();
              more();
            }}
          >
            {t(isLoadingNext ? 'labels.loading' : 'collection.more')}
          </Button>
        )}
        {later && (
          <TextLink href={pathname} standalone>
            {t('collection.from_start')}
          </TextLink>
        )}
      </div>
    </>
  );
}
