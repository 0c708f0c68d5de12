import { graphql, loadQuery, type PreloadedQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { suggestionsQuery } from '#generated/relay/suggestionsQuery.graphql.ts';
import { isExpress } from '../cart/isExpress.ts';

export const suggestionsQueryNode = graphql`
  query suggestionsQuery($words: String!, $stored: Boolean) {
    search(words: $words, stored: $stored, first: 5) {
      ...SearchSuggestions_search
    }
  }
`;

export type Suggestions = PreloadedQuery<suggestionsQuery>;

/** The suggestions in an answer; null before there is one. */
export const suggestedIn = (answer: suggestionsQuery['response'] | null) => answer?.search ?? null;

/** Fetches suggestions for typed words: resolves once the answer is in the store. */
export async function fetchSuggestions(environment: Environment, words: string): Promise<Suggestions> {
  const variables = { words, stored: isExpress(environment) || null };
  const reference = loadQuery<suggestionsQuery>(environment, suggestionsQueryNode, variables, {
    fetchPolicy: 'store-or-network',
  });
  try {
    await reference.source?.toPromise();
    return reference;
  } catch (error) {
    reference.dispose();
    throw error;
  }
}
