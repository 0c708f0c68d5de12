import { useEffect } from 'react';
import { track } from '../shared/analytics/track.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';

/** ms that an answer stays in view before its words count as a search, and not as a part of one. */
const SETTLED_MS = 1000;
/** An email address or a phone number, pasted by mistake: it identifies somebody, and is never reported. */
const PERSONAL = /@|\d{3}\D?\d{4}/;

let lastReported = '';

/** Measures a search, once however often its answer is viewed. */
export function reportSearch(words: string): void {
  const term = words.trim();
  if (term === lastReported) return;
  lastReported = term;
  if (!PERSONAL.test(term)) track({ name: 'search', term });
}

/**
 * Measures the shown search, once it has stayed in view and typing has stopped; sooner if `reportSearch` sees it used.
 * Renders nothing: it follows each letter that is typed, and the results beside it do not.
 */
export function SearchEvent({ words }: { words: string }): null {
  const resting = useInterfaceState('searchTerm').searchTerm === words;
  useEffect(() => {
    if (!resting) return;
    const settled = setTimeout(reportSearch, SETTLED_MS, words);
    return () => clearTimeout(settled);
  }, [resting, words]);
  return null;
}
