import { matchPath } from 'react-router';
import { addresses, locales, pageNames, type PageName } from '../../rules/addresses.ts';

/** The page of a path and the part of it that makes it another page: a `view` does not (routes 7). */
function pageOf(path: string): { page: PageName | null; identity: string } {
  for (const page of pageNames)
    for (const locale of locales) {
      const match = matchPath(addresses[page][locale], path);
      if (!match) continue;
      const { view: _view, ...params }: Record<string, string | undefined> = match.params;
      return { page, identity: `${page} ${locale} ${Object.values(params).join('/')}` };
    }
  return { page: null, identity: path };
}

/**
 * Makes the key under which a scroll position is kept (F-016): home and collections by path, so that they come back
 * where they were left; every other page by visit, so that it starts at the top, Back included, and keeps its place
 * while only its view changes.
 */
export function createScrollKey(): (location: { pathname: string }) => string {
  let visit = 0;
  let current = '';
  return ({ pathname }) => {
    const { page, identity } = pageOf(pathname);
    if (identity !== current) {
      current = identity;
      visit += 1;
    }
    return page && addresses[page].scroll === 'kept' ? pathname : `${identity} ${visit}`;
  };
}

/** What makes a change of address a change of page. */
export const pageIdentity = (pathname: string): string => pageOf(pathname).identity;
