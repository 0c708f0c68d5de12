/** Where the router stores scroll positions in this tab, by key, in px (ScrollPosition.tsx). */
export const SCROLL_STORAGE = 'etal.scroll';

/** The key of a list's position: its path, and its start cursor (F-016). */
export function listScrollKey({ pathname, search }: { pathname: string; search?: string }): string {
  const after = new URLSearchParams(search).get('after');
  return after === null ? pathname : `${pathname} ${after}`;
}

/** The position stored under a key; null: none, or storage is refused. Browser only. */
export function storedScroll(key: string): number | null {
  try {
    const kept = (JSON.parse(window.sessionStorage.getItem(SCROLL_STORAGE) ?? '{}') as Record<string, unknown>)[key];
    return typeof kept === 'number' ? kept : null;
  } catch {
    return null;
  }
}
