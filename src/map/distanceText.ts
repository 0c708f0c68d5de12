import type { Locale } from '#rules/constants.ts';
import { distanceKm, formatDistance, type Position } from '#rules/position.ts';

type Place = Position | null | undefined;

/** Kilometres between two places as the crow flies: "3,4 km"; null without one of them. */
export const distanceText = (from: Place, to: Place, locale: Locale): string | null =>
  from && to ? formatDistance(distanceKm(from, to), locale) : null;

/** By distance from a place, the nearest first; those without a position come last, and without the place the order stays. */
export function byDistance<Item extends { readonly position?: Place }>(items: readonly Item[], from: Place): Item[] {
  if (!from) return [...items];
  const away = ({ position }: Item) => (position ? distanceKm(from, position) : Number.MAX_VALUE);
  return items.toSorted((a, b) => away(a) - away(b));
}
