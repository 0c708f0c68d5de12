import { useSyncExternalStore } from 'react';
import { PERSONAL, recallLasting, rememberLasting } from '../shared/storage/lastingMemory.ts';

/** Searches that this browser remembers for its reader; they are never sent anywhere. */
const KEY = `${PERSONAL}recent-searches`;
const MOST = 8;

const listeners = new Set<() => void>();
let kept: { text: string | null; terms: readonly string[] } = { text: null, terms: [] };
const none: readonly string[] = [];

/** The list that a text holds; what somebody else wrote there is nothing. */
function termsIn(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((term): term is string => typeof term === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function recentTerms(): readonly string[] {
  const text = recallLasting(KEY);
  if (text !== kept.text) kept = { text, terms: termsIn(text) };
  return kept.terms;
}

function keep(terms: readonly string[]): void {
  rememberLasting(KEY, terms.length === 0 ? null : JSON.stringify(terms.slice(0, MOST)));
  for (const listener of listeners) listener();
}

/** Puts a term before the others, once; blank ones are not kept. */
export function rememberTerm(term: string): void {
  if (term.trim() !== '') keep([term, ...recentTerms().filter((known) => known !== term)]);
}

/** Forgets one term, or all of them. */
export function forgetTerm(term?: string): void {
  keep(term === undefined ? [] : recentTerms().filter((known) => known !== term));
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The terms that this browser remembers, the last one first, at most 8; none on the server and while hydrating. */
export const useRecentTerms = (): readonly string[] => useSyncExternalStore(follow, recentTerms, () => none);
