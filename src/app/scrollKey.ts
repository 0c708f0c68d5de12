import { matchPath } from 'react-router';
import { addresses, locales, pageNames, type PageName } from '../../rules/addresses.ts';
import { listScrollKey } from '../shared/browser/keptScroll.ts';

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
 * Makes the key under which a scroll position is kept (F-016): lists by path, so that they come back where they were left,
 * whatever their order or filter, and each page that begins behind a cursor by itself; every other page by visit, so that it starts at the top, Back included, and keeps its place
 * while only its view changes.
 */
export function createScrollKey(): (location: { pathname: string; search?: string }) => string {
  let visit = 0;
  let current = '';
  return ({ pathname, search }) => {
    const { page, identity } = pageOf(pathname);
    if (identity !== current) {
      current = identity;
      visit += 1;
    }
    if (!page || addresses[page].scroll !== 'kept') return `${identity} ${visit}`;
    return listScrollKey({ pathname, ...(search !== undefined && { search }) });
  };
}

/** What makes a change of address a change of page. */
export const pageIdentity = (pathname: string): string => pageOf(pathname).identity;
