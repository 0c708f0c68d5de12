import { useSyncExternalStore } from 'react';
import { PERSONAL_PREFIX, readPersistent, writePersistent } from '../shared/storage/persistentStorage.ts';

/** This browser's recent searches, which are never sent. */
const KEY = `${PERSONAL_PREFIX}recent-searches`;
const MOST = 8;

const listeners = new Set<() => void>();
let cached: { text: string | null; terms: readonly string[] } = { text: null, terms: [] };
const none: readonly string[] = [];

/** Parses the stored list; invalid data count as empty. */
function termsIn(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed)
      ? parsed.filter((term): term is string => typeof term === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

function recentTerms(): readonly string[] {
  const text = readPersistent(KEY);
  if (text !== cached.text) cached = { text, terms: termsIn(text) };
  return cached.terms;
}

function keep(terms: readonly string[]): void {
  writePersistent(KEY, terms.length === 0 ? null : JSON.stringify(terms.slice(0, MOST)));
  for (const listener of listeners) listener();
}

/** Puts a term first, once; blank ones are not stored. */
export function rememberTerm(term: string): void {
  if (term.trim() !== '') keep([term, ...recentTerms().filter((recent) => recent !== term)]);
}

/** Removes one term, or all of them. */
export function forgetTerm(term?: string): void {
  keep(term === undefined ? [] : recentTerms().filter((recent) => recent !== term));
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** This browser's recent searches, the last one first, at most 8; empty on the server and while hydrating. */
export const useRecentTerms = (): readonly string[] => useSyncExternalStore(follow, recentTerms, () => none);
