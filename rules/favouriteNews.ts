/** The most products that one customer keeps: the whole list goes with every page (schema, LISTS). */
export const MAX_FAVOURITES = 100;

/** For how long a product's return is told, in ms: two weeks of the market, so that nobody misses it by one. */
export const FAVOURITE_NEWS_MS = 14 * 86_400_000;

/** What is kept of a favourite: when it was first found not to be had, and when it could be had again; null: it was not. */
export type FavouriteTimes = { readonly goneAt: Date | null; readonly backAt: Date | null };

/** Whether its return is news at `now`: it was gone, it can be had, and it came back two weeks ago at most. */
export function isBackNews(available: boolean, { goneAt, backAt }: FavouriteTimes, now: Date): boolean {
  if (!available || goneAt === null) return false;
  return backAt === null || now.getTime() - backAt.getTime() <= FAVOURITE_NEWS_MS;
}

/** What is to be kept after looking at it at `now`; null: as before. */
export function timesAfterLook(available: boolean, times: FavouriteTimes, now: Date): FavouriteTimes | null {
  const gone = times.goneAt !== null && times.backAt === null;
  if (available !== gone) return null;
  return available ? { goneAt: times.goneAt, backAt: now } : { goneAt: now, backAt: null };
}
