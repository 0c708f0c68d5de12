import { matchPath } from 'react-router';
import { addresses, locales, pageNames, type PageName } from '#rules/addresses.ts';

/** The page of a path and the part that identifies it: a `view` does not (routes 7). */
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

type Visited = { pathname: string; search?: string; hash?: string; key?: string };

/** Where the router stores scroll positions in this tab, by key, in px (ScrollPosition.tsx). */
export const SCROLL_STORAGE = 'etal.scroll';

/** The key of a list's position: its path, and its start cursor (F-016). */
function listScrollKey(pathname: string, search?: string): string {
  const after = new URLSearchParams(search).get('after');
  return after === null ? pathname : `${pathname} ${after}`;
}

/**
 * Makes the key of a stored scroll position (F-016): lists by path, so that they are restored whatever their order or
 * filter, with a key of its own for each page behind a cursor; the desk by entry of the history, since a list and its forms differ by
 * their query alone; every other page by visit, so that it starts at the top, Back included, and keeps its position while only its view
 * changes.
 */
export function createScrollKey(): (location: Visited) => string {
  let visit = 0;
  let current = '';
  return ({ pathname, search, hash, key }) => {
    const { page, identity } = pageOf(pathname);
    if (identity !== current) {
      current = identity;
      visit += 1;
    }
    const scroll = page && addresses[page].scroll;
    // The first entry of each document has the same key.
    if (scroll === 'entry') return pathname + search + hash + key;
    return scroll === 'kept' ? listScrollKey(pathname, search) : `${identity} ${visit}`;
  };
}

/** The part of an address whose change is a change of page. */
export const pageIdentity = (pathname: string): string => pageOf(pathname).identity;

/** The same as a reader sees it: at the desk each view is a page. */
export function shownPage(pathname: string): string {
  const { page, identity } = pageOf(pathname);
  return page && addresses[page].scroll === 'entry' ? pathname : identity;
}
