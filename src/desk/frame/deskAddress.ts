import { useCallback } from 'react';
import { addressOf } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { isPlausibleDay, weekdayOf } from '#rules/zone.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import type { AddressParams } from '../../shared/routing/twinParams.ts';
import { DESK_VIEW_NAMES, findDeskView, type DeskViewName } from './deskViews.ts';

/** The path of a view, or of an item in it (`item`: a number, an id), in a language. */
export const deskAddress = (locale: Locale, view: DeskViewName, item?: string): string =>
  addressOf('desk', locale, { view: view === 'week' && !item ? undefined : DESK_VIEW_NAMES[view][locale], item });

/** The parameters of the same view in the other language. */
export const deskTwin = (locale: Locale, { view, item }: AddressParams): AddressParams => {
  const name = findDeskView(view);
  return { view: view && name ? DESK_VIEW_NAMES[name][locale === 'fr' ? 'en' : 'fr'] : view, item };
};

/** Makes the address of a view in the reader's language. */
export function useDeskAddress(): (view: DeskViewName, item?: string) => string {
  const locale = useLocale();
  return useCallback((view, item) => deskAddress(locale, view, item), [locale]);
}

/** The week that an address contains by its Friday; null: none. */
export const parseWeekParam = (item: string | undefined): string | null =>
  item !== undefined && isPlausibleDay(item) && weekdayOf(item) === PERIOD_START_WEEKDAY ? item : null;
