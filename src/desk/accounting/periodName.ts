import { useTranslation } from 'react-i18next';
import { dayParts, formatDay } from '#rules/dates.ts';
import type { ReportPeriod } from '#rules/reportPeriod.ts';
import { useLocale } from '../../shared/i18n/translator.ts';

/** Names a period: "novembre 2026", "octobre à décembre 2026", "2026", or its first and last day. */
export function usePeriodName(): (period: ReportPeriod) => string {
  const { t } = useTranslation();
  const locale = useLocale();
  return ({ unit, from, to }) => {
    const year = from.slice(0, 4);
    if (unit === 'year') return year;
    const first = dayParts(from, locale).month;
    if (unit === 'month') return t('desk_accounting.period.month', { month: first, year });
    const last = dayParts(to, locale).month;
    if (unit === 'quarter') return t('desk_accounting.period.quarter', { first, last, year });
    const [firstDay, lastDay] = [formatDay(from, locale, null, 'short'), formatDay(to, locale, null, 'short')];
    return from === to ? firstDay : t('desk_accounting.period.days', { first: firstDay, last: lastDay });
  };
}
