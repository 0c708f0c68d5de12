import { useTranslation } from 'react-i18next';
import { formatTime } from '#rules/dates.ts';
import { timeAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { zoneKey } from './timeZones.ts';

/** A zone as people name it, and what its clocks show now. */
export function useZoneNames() {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const nameOf = (zone: string) => {
    const key = zoneKey(zone);
    return key === null ? zone : t(`desk_calendar.time.zones.${key}`);
  };
  const timeIn = (zone: string) => formatTime(timeAt(now, zone), locale);
  return { nameOf, timeIn };
}
