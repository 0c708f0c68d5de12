/** Limit of one customer's favourites: every page receives the whole list (schema, LISTS). */
export const MAX_FAVOURITES = 100;

/** How long a favourite counts as back in stock, in ms: two market weeks, so that nobody misses it by one. */
export const FAVOURITE_NEWS_MS = 14 * 86_400_000;

/** What is stored of a favourite: when it was first found unavailable, and when available again; null: not yet. */
export type FavouriteTimes = { readonly goneAt: Date | null; readonly backAt: Date | null };

/** Whether "back in stock" is shown at `now`: it was unavailable, is available, and returned at most two weeks ago. */
export function isBackNews(available: boolean, { goneAt, backAt }: FavouriteTimes, now: Date): boolean {
  if (!available || goneAt === null) return false;
  return backAt === null || now.getTime() - backAt.getTime() <= FAVOURITE_NEWS_MS;
}

/** The times to store after a check at `now`; null: unchanged. */
export function timesAfterCheck(available: boolean, times: FavouriteTimes, now: Date): FavouriteTimes | null {
  const isSoldOut = times.goneAt !== null && times.backAt === null;
  if (available !== isSoldOut) return null;
  return available ? { goneAt: times.goneAt, backAt: now } : { goneAt: now, backAt: null };
}
