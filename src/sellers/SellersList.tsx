import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { SellersList_query$data, SellersList_query$key } from '#generated/relay/SellersList_query.graphql.ts';
import type { SellersListPaginationQuery } from '#generated/relay/SellersListPaginationQuery.graphql.ts';
import { isSpecialHandle } from '#rules/addresses.ts';
import { formatCount } from '#rules/numbers.ts';
import { plainSigns } from '#rules/plainText.ts';
import { ListEnd } from '../catalogue/ListEnd.tsx';
import { useListing } from '../catalogue/listingAddress.ts';
import { SkippedPagesNote } from '../catalogue/SkippedPagesNote.tsx';
import { useFocusOnNew } from '../catalogue/useFocusOnNew.ts';
import { useStoredLength } from '../catalogue/useStoredLength.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useNextPage } from '../shared/relay/useNextPage.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { SellerCard } from './SellerCard.tsx';
import { SellerShelves, shelvesOf, type Shelf } from './SellerShelves.tsx';
import styles from './SellersList.module.css';

/**
 * Whether one of the texts contains what was typed, ignoring case and kinds of signs, but not accents (F-082). Blanks at its ends are
 * ignored; an empty text matches everything.
 */
export function containsText(texts: readonly (string | null | undefined)[], filterText: string): boolean {
  const normalize = (text: string) => plainSigns(text).toLocaleLowerCase('fr').replaceAll('\u0153', 'oe');
  const search = normalize(filterText.trim());
  return search === '' || texts.some((text) => text !== null && text !== undefined && normalize(text).includes(search));
}

const fragment = graphql`
  fragment SellersList_query on Query
  @refetchable(queryName: "SellersListPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 40 }
    cursor: { type: "String" }
    express: { type: "Boolean", defaultValue: false }
  ) {
    sellers(first: $count, after: $cursor) @connection(key: "SellersList_sellers") {
      count
      pageInfo {
        endCursor
      }
      edges {
        node {
          id
          name
          trade
          town
          collections {
            id
            name
            handlePrimary
            parent {
              id
            }
          }
          ...SellerCard_seller @arguments(express: $express)
        }
      }
    }
  }
`;

const PAGE_SIZE = 40;

type Edges = SellersList_query$data['sellers']['edges'];
const shelvesIn = (edges: Edges) =>
  shelvesOf(
    edges.map(({ node }) =>
      node.collections.filter(({ parent, handlePrimary }) => !parent && !isSpecialHandle(handlePrimary)),
    ),
  );
const uniqueShelves = (shelves: readonly Shelf[]) => [...new Map(shelves.map((shelf) => [shelf.id, shelf])).values()];

/** The largest page size (schema, LISTS). */
const LARGEST_PAGE = 100;

/**
 * The producers, 40 at a time. The filter keeps those whose name, trade or town contains the typed text literally
 * (F-082), among all producers: the remaining pages load as soon as the field is used.
 */
export function SellersList({ query }: { query: SellersList_query$key }) {
  const { data, ...pagination } = usePaginationFragment<SellersListPaginationQuery, SellersList_query$key>(
    fragment,
    query,
  );
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const { hrefAfter, skipsPages } = useListing();
  const [filterText, setFilterText] = useState('');
  const [shelf, setShelf] = useState<string | null>(null);
  const { edges, count, pageInfo } = data.sellers;
  const { hasNext, isLoadingNext } = pagination;
  const isFiltering = filterText.trim() !== '' || shelf !== null;
  const { loadMore, failed } = useNextPage(pagination, isFiltering ? LARGEST_PAGE : PAGE_SIZE);
  // First the chips of the first page, in their order, so that none moves when the rest arrives.
  const shelves = uniqueShelves([edges.slice(0, PAGE_SIZE), edges.slice(PAGE_SIZE)].flatMap(shelvesIn));
  const loadRest = useEffectEvent(loadMore);
  useEffect(() => {
    if (isFiltering && hasNext && !isLoadingNext && !failed) loadRest();
  }, [isFiltering, hasNext, isLoadingNext, failed]);
  useStoredLength(data.sellers.edges.length, pagination);
  const { list, expectMore } = useFocusOnNew<HTMLUListElement>(edges.length);
  const visibleEdges = edges.filter(
    ({ node: { name, trade, town, collections } }) =>
      containsText([name, trade, town], filterText) && (shelf === null || collections.some(({ id }) => id === shelf)),
  );
  const isComplete = isFiltering && !hasNext;
  const resultText = t('sellers.found', { count: visibleEdges.length });
  useEffect(() => {
    if (isComplete) announce(resultText);
  }, [isComplete, resultText, filterText, shelf]);
  const total = formatCount(count, locale);
  const hasFilters = !skipsPages && count > 1;
  if (count === 0)
    return (
      <div className={styles.none}>
        <EmptyState
          title={t('sellers.no_one')}
          action={<Button href={address('sellerNew')}>{t('shell.become_seller')}</Button>}
        >
          <p>{t('sellers.no_one_detail')}</p>
        </EmptyState>
      </div>
    );
  return (
    <>
      <p className={styles.line}>{t('sellers.line', { count })}</p>
      {hasFilters && <SellerShelves shelves={shelves} count={count} value={shelf} onChoose={setShelf} />}
      {hasFilters && (
        <TextField
          className={styles.filter}
          label={t('sellers.filter')}
          placeholder={t('sellers.filter_hint')}
          type="search"
          autoComplete="off"
          value={filterText}
          onChange={(event) => setFilterText(event.target.value)}
        />
      )}
      {isComplete && visibleEdges.length > 0 && <p className={styles.found}>{resultText}</p>}
      <SkippedPagesNote />
      <ul ref={list} className={styles.grid} aria-busy={isLoadingNext}>
        {visibleEdges.map(({ node }) => (
          <li key={node.id}>
            <SellerCard seller={node} />
          </li>
        ))}
      </ul>
      {isComplete && visibleEdges.length === 0 && (
        <EmptyState
          title={t('sellers.none')}
          action={
            <Button
              onClick={() => {
                setFilterText('');
                setShelf(null);
              }}
            >
              {t('sellers.all_again')}
            </Button>
          }
        >
          <p>{t('sellers.none_detail')}</p>
        </EmptyState>
      )}
      <ListEnd
        text={
          isFiltering ? t('labels.loading') : t('sellers.shown', { shown: formatCount(edges.length, locale), total })
        }
        visible={edges.length}
        total={isComplete ? edges.length : count}
        next={hasNext && !isFiltering ? hrefAfter(pageInfo.endCursor) : null}
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
