import { formatTime, formatWeekday } from '../../rules/dates.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { Tag } from '../shared/ui/Tag.tsx';
import { openingState } from './openingState.ts';

/** Whether the hall is open this minute. Empty in the server's HTML, which is cached for long and the same for all. */
export function OpenNow() {
  const { t } = useTranslation();
  const locale = useLocale();
  const hydrated = useHydrated();
  const now = useNow();
  const { hours } = usePageSettings().market;
  if (!hydrated || hours.length === 0) return null;
  const state = openingState(now, hours);
  if (state.open)
    return <Tag colour="turquoise">{t('contact.open_now', { time: formatTime(state.until, locale) })}</Tag>;
  const time = formatTime(state.opens, locale);
  return (
    <Tag colour="gray">
      {state.today
        ? t('contact.opens_today', { time })
        : t('contact.opens_on', { day: formatWeekday(state.opens, locale), time })}
    </Tag>
  );
}
