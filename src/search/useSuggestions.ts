import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { suggestionsQuery } from '#generated/relay/suggestionsQuery.graphql.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import { fetchSuggestions, suggestedIn, suggestionsQueryNode, type Suggestions } from './suggestionsQuery.ts';

/** ms without a key before suggestions are fetched. */
const SUGGESTIONS_DEBOUNCE_MS = 120;

/**
 * The market's suggestions for the words, fetched when typing rests; the last answer stays until the next one, and only
 * the last words' counts. Null for blank words, before the first answer, and without an answer.
 */
export function useSuggestions(words: string): ReturnType<typeof suggestedIn> {
  const environment = useRelayEnvironment();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const last = useRef(0);
  useEffect(() => () => suggestions?.dispose(), [suggestions]);
  useEffect(() => () => void (last.current += 1), []);
  useEffect(() => {
    const turn = (last.current += 1);
    const settle = (answer: Suggestions | null) => (turn === last.current ? setSuggestions(answer) : answer?.dispose());
    if (words.trim() === '') return settle(null);
    const timer = setTimeout(() => {
      fetchSuggestions(environment, words).then(settle, () => settle(null));
    }, SUGGESTIONS_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [environment, words]);
  return suggestedIn(useCachedQuery<suggestionsQuery>(suggestionsQueryNode, suggestions));
}
