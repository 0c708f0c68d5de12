import { useEffect } from 'react';
import { track } from '../shared/analytics/track.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';

/** ms that an answer stays in view before its words count as what was searched, and not as a part of them. */
const SETTLED_MS = 1000;
/** An address or a telephone number, pasted by mistake: it says who somebody is, and is told to nobody. */
const PERSONAL = /@|\d{3}\D?\d{4}/;

let told = '';

/** Measures a search, once however often its answer is come back to. */
export function tellSearch(words: string): void {
  const term = words.trim();
  if (term === told) return;
  told = term;
  if (!PERSONAL.test(term)) track({ name: 'search', term });
}

/**
 * Measures the search whose answer is in view, once it has stayed there and nobody types on; sooner when `tellSearch`
 * sees it used.
 */
export function useSearchEvent(words: string): void {
  const resting = useInterfaceState().searchTerm === words;
  useEffect(() => {
    if (!resting) return;
    const settled = setTimeout(tellSearch, SETTLED_MS, words);
    return () => clearTimeout(settled);
  }, [resting, words]);
}
