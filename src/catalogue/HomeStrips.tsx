import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { HomeStrips_query$key } from '#generated/relay/HomeStrips_query.graphql.ts';
import type { HomeStripsPaginationQuery } from '#generated/relay/HomeStripsPaginationQuery.graphql.ts';
import { HOME_COLLECTIONS_AT_ONCE, HOME_COLLECTIONS_FIRST, STRIP_PLACEHOLDERS } from '#rules/constants.ts';
import { useNextPage } from '../shared/relay/useNextPage.ts';
import { Button } from '../shared/ui/Button.tsx';
import { RetryNotice } from '../shared/ui/RetryNotice.tsx';
import { SkeletonCard } from '../shared/ui/Skeleton.tsx';
import { GOODS_ID } from '../shared/ui/SkipLink.tsx';
import styles from './HomeStrips.module.css';
import stripStyles from './ProductStrip.module.css';
import { ProductStrip } from './ProductStrip.tsx';
import { useFocusOnNew } from './useFocusOnNew.ts';
import { useScrollReveal } from './useScrollReveal.ts';
import { useStoredLength } from './useStoredLength.ts';

const fragment = graphql`
  fragment HomeStrips_query on Query
  @refetchable(queryName: "HomeStripsPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 3 }
    cursor: { type: "String" }
    stored: { type: "Boolean" }
  ) {
    collections(
      first: $count
      after: $cursor
      ordering: { sort: priority }
      filter: { where: { hasStoredProducts: $stored } }
    ) @connection(key: "HomeStrips_collections") {
      count
      edges {
        node {
          id
          ...ProductStrip_collection @arguments(stored: $stored)
        }
      }
    }
    shelves: collections(first: 40, ordering: { sort: priority }, filter: { where: { hasStoredProducts: $stored } }) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** A loading strip: its name, and six placeholder cards (F-056). */
function StripPlaceholder({ name }: { name: string }) {
  return (
    <section aria-busy="true" className={stripStyles.strip}>
      <h2>{name}</h2>
      <div className={stripStyles.list}>
        {Array.from({ length: STRIP_PLACEHOLDERS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </section>
  );
}

type Props = {
  query: HomeStrips_query$key;
  /** Nothing above shows pictures: the first strip's load first. */
  priority: boolean;
  /** Shown under the second strip. */
  between: ReactNode;
};

/**
 * The collections by priority, three at first and one more per 400 px scrolled (F-055); a button does the same for who
 * does not scroll. A strip that is loading, or did not load, has its name already.
 */
export function HomeStrips({ query, priority, between }: Props) {
  const { data, ...pagination } = usePaginationFragment<HomeStripsPaginationQuery, HomeStrips_query$key>(
    fragment,
    query,
  );
  const { hasNext, isLoadingNext } = pagination;
  const { load, failed } = useNextPage(pagination, HOME_COLLECTIONS_AT_ONCE);
  const { t } = useTranslation();
  const [requestedCount, setRequestedCount] = useState(0);
  const { edges, count } = data.collections;
  const visible = edges.length;
  const { list, expectMore } = useFocusOnNew<HTMLDivElement>(visible);
  const reveal = (target: number) => {
    if (!hasNext || isLoadingNext || target <= visible) return;
    // The rest follows automatically (useScrollReveal): one response stays well under the API's node limit.
    const next = Math.min(target - visible, HOME_COLLECTIONS_AT_ONCE);
    setRequestedCount(next);
    load(next);
  };
  useScrollReveal({ all: count, visible, idle: hasNext && !isLoadingNext && !failed, reveal });
  useStoredLength(
    visible,
    { loadNext: (missing) => reveal(visible + missing), hasNext, isLoadingNext },
    HOME_COLLECTIONS_AT_ONCE,
  );
  const more = () => {
    expectMore();
    reveal(visible + HOME_COLLECTIONS_FIRST);
  };
  const upcomingNames = data.shelves.edges.map(({ node }) => node.name).slice(visible);
  return (
    <>
      <div ref={list} id={GOODS_ID} tabIndex={-1}>
        {edges.map(({ node }, index) => (
          <div key={node.id}>
            <ProductStrip collection={node} priority={priority && index === 0} />
            {index === Math.min(1, visible - 1) && between}
          </div>
        ))}
      </div>
      {isLoadingNext &&
        upcomingNames.slice(0, requestedCount).map((name) => <StripPlaceholder key={name} name={name} />)}
      {failed && (
        <section className={styles.failed}>
          <h2>{upcomingNames[0]}</h2>
          <RetryNotice onRetry={() => reveal(visible + 1)}>{t('home.strip_failed')}</RetryNotice>
        </section>
      )}
      {hasNext && !failed && (
        <p className={styles.more}>
          <Button variant="outlined" busy={isLoadingNext} onClick={more}>
            {t('home.more_shelves')}
          </Button>
        </p>
      )}
    </>
  );
}
