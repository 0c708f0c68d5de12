import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useSearchScreenQuery } from '#generated/hooks/useSearchScreenQuery.ts';
import { NoResults } from './NoResults.tsx';
import { SEARCH_MAX_LENGTH } from './searchAddress.ts';
import { SearchedPage } from './SearchedPage.tsx';
import { SearchEvent } from './searchEvent.ts';
import { SearchFailure, SearchTooLong } from './SearchFailure.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SearchData } from './SearchScreen.route.ts';
import { SearchStart } from './SearchStart.tsx';

graphql`
  query SearchScreenQuery(
    $words: String!
    $stored: Boolean
    $after: String
    $ordering: ProductOrdering
    $filter: ProductFilter
  ) {
    search(words: $words, stored: $stored, first: 24, after: $after, ordering: $ordering, filter: $filter) {
      count
      needs
      page
      advice {
        __typename
      }
      ...SearchShelves_search
      ...UndeclaredNeeds_search
      ...BasketOffers_search
      baskets {
        __typename
      }
    }
    ...SearchResults_query
      @arguments(words: $words, stored: $stored, cursor: $after, ordering: $ordering, filter: $filter)
  }
`;

type Found = { words: string; results: NonNullable<SearchData['results']>; browsing: SearchData['browsing'] };

function Answer({ words, results, browsing }: Found) {
  const data = useSearchScreenQuery(results);
  const { page } = data.search;
  if (page && page !== '%future added value')
    return (
      <>
        <SearchEvent words={words} />
        <SearchedPage words={words} page={page} browsing={browsing} />
      </>
    );
  return (
    <>
      <SearchEvent words={words} />
      {data.search.count === 0 && !results.variables.filter ? (
        <NoResults
          words={words}
          known={data.search.advice !== null}
          baskets={data.search.baskets.length}
          needs={data.search.needs}
          named={data.search}
          browsing={browsing}
        />
      ) : (
        <SearchResults key={JSON.stringify(results.variables)} words={words} query={data} offers={data.search} />
      )}
    </>
  );
}

/** The results of the address's words; a start page without words; or the error (F-080 to F-083). */
export function SearchScreen() {
  const { words, results, failed, browsing } = useLoaderData<SearchData>();
  if (failed) return <SearchFailure />;
  if (results) return <Answer words={words} results={results} browsing={browsing} />;
  return words.length > SEARCH_MAX_LENGTH ? <SearchTooLong /> : <SearchStart browsing={browsing} />;
}
