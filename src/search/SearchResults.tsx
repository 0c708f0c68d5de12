import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation } from 'react-router';
import type { BasketOffers_search$key } from '#generated/relay/BasketOffers_search.graphql.ts';
import type { SearchResults_query$key } from '#generated/relay/SearchResults_query.graphql.ts';
import type { SearchResultsPaginationQuery } from '#generated/relay/SearchResultsPaginationQuery.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { preferredIn } from '#rules/unitPrice.ts';
import { ListEnd } from '../catalogue/ListEnd.tsx';
import { useListing } from '../catalogue/listingAddress.ts';
import { ListingChoices } from '../catalogue/ListingChoices.tsx';
import { DeclaredNeeds } from '../catalogue/ListingNeeds.tsx';
import { NothingMatches } from '../catalogue/NothingMatches.tsx';
import { useFocusOnNew } from '../catalogue/useFocusOnNew.ts';
import { useStoredLength } from '../catalogue/useStoredLength.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useNextPage } from '../shared/relay/useNextPage.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { announce } from '../shared/ui/announce.ts';
import { HydratedInGroups } from '../shared/ui/HydratedInGroups.tsx';
import { GOODS_ID } from '../shared/ui/SkipLink.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useItemsToRender } from '../shared/ui/useItemsToRender.ts';
import { BasketOffers } from './BasketOffers.tsx';
import { rememberTerm } from './recentTerms.ts';
import { searchHref } from './searchAddress.ts';
import { SearchAdvice } from './SearchAdvice.tsx';
import { reportSearch } from './searchEvent.ts';
import { SearchHit } from './SearchHit.tsx';
import styles from './SearchResults.module.css';
import { SearchShelves } from './SearchShelves.tsx';
import { UndeclaredNeeds, useUndeclaredNeeds } from './UndeclaredNeeds.tsx';

/** Products per request, and pictures loaded eagerly. */
const PAGE_SIZE = 24;
const SEEN_AT_ONCE = 4;

const fragment = graphql`
  fragment SearchResults_query on Query
  @refetchable(queryName: "SearchResultsPaginationQuery")
  @argumentDefinitions(
    words: { type: "String!" }
    stored: { type: "Boolean" }
    count: { type: "Int", defaultValue: 24 }
    cursor: { type: "String" }
    ordering: { type: "ProductOrdering" }
    filter: { type: "ProductFilter" }
  ) {
    search(words: $words, stored: $stored, first: $count, after: $cursor, ordering: $ordering, filter: $filter)
      @connection(key: "SearchResults_search") {
      count
      correctedWords
      advice {
        kind
        ...SearchAdvice_advice
      }
      needs
      needCounts {
        need
        count
      }
      ...SearchShelves_search
      ...UndeclaredNeeds_search
      sellers {
        name
        handle
      }
      pageInfo {
        endCursor
      }
      edges {
        node {
          id
          ...SearchHit_product
        }
      }
    }
  }
`;

/** `offers`: the recurring baskets that the words mean. */
type Props = { words: string; query: SearchResults_query$key; offers: BasketOffers_search$key };

/** Results by relevance, 24 at a time: cards, on a phone rows; the count is announced. */
export function SearchResults({ words, query, offers }: Props) {
  const { data, ...pagination } = usePaginationFragment<SearchResultsPaginationQuery, SearchResults_query$key>(
    fragment,
    query,
  );
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { edges, count, pageInfo, correctedWords, advice, needs, needCounts, sellers } = data.search;
  const { hrefAfter, listing } = useListing();
  const { loadMore: more, failed } = useNextPage(pagination, PAGE_SIZE);
  const visible = useItemsToRender(edges);
  useStoredLength(edges.length, pagination);
  const { list, expectMore } = useFocusOnNew<HTMLUListElement>(edges.length);
  const answered = correctedWords ?? words;
  const title = t('search.count', { count, words: answered });
  // Why the results are others than the words: what these name, or which words were searched. Null: they are as typed.
  const typed = words.trim();
  const named =
    advice && advice.kind !== '%future added value' ? t(`search.advice.${advice.kind}`, { words: typed }) : null;
  const undeclared = useUndeclaredNeeds(data.search);
  // Beside a need that nobody declares it is plain that the other words were searched.
  const isOther = correctedWords !== null && undeclared.length === 0;
  const instead = named ?? (isOther ? t('search.instead', { words: typed, answered }) : null);
  const announced = [...undeclared, ...(instead === null ? [] : [instead]), title].join(' ');
  useEffect(() => announce(announced, 'search'), [announced]);
  return (
    <>
      <PageTitle name={t('search.title_for', { words })} description={title} />
      <UndeclaredNeeds texts={undeclared} />
      {advice && instead !== null ? (
        <SearchAdvice advice={advice} text={instead} />
      ) : (
        instead !== null && <p className={styles.instead}>{instead}</p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <DeclaredNeeds needs={needs} className={styles.instead} />
      <BasketOffers search={offers} />
      {new URLSearchParams(search).has('after') && (
        <p>
          {t('collection.later')}{' '}
          <TextLink href={searchHref(pathname, words)} standalone>
            {t('collection.from_start')}
          </TextLink>
        </p>
      )}
      <SearchShelves search={data.search} />
      <ListingChoices
        handle={null}
        sellers={sellers.map(({ name, handle }) => ({ name, handle }))}
        // Every result meets the needs in the search text: filtering by them would change nothing.
        needs={needCounts.filter(({ need }) => !needs.includes(need))}
        count={count}
      />
      {edges.length === 0 && <NothingMatches />}
      <ul
        ref={list}
        id={GOODS_ID}
        tabIndex={-1}
        className={styles.list}
        aria-busy={pagination.isLoadingNext}
        onClick={(event) => {
          if (!(event.target as Element).closest('a, button')) return;
          rememberTerm(words);
          reportSearch(words);
        }}
      >
        <HydratedInGroups items={visible}>
          {({ node }, index) => (
            <li key={node.id} className={styles.item}>
              <SearchHit
                product={node}
                words={answered}
                priority={index < SEEN_AT_ONCE}
                prefer={preferredIn(listing)}
              />
            </li>
          )}
        </HydratedInGroups>
      </ul>
      <ListEnd
        text={t('collection.shown', { shown: formatCount(edges.length, locale), total: formatCount(count, locale) })}
        visible={edges.length}
        total={count}
        next={pagination.hasNext ? hrefAfter(pageInfo.endCursor) : null}
        busy={pagination.isLoadingNext}
        failed={failed}
        onMore={() => {
          expectMore();
          more();
        }}
        onRetry={more}
      />
    </>
  );
}
