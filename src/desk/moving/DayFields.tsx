import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import type { MarketForm } from '../../shared/forms/useMarketForm.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { daysToCome, hoursOf, slotOnDay, type MoveValues, type TargetPlace, type TargetWeek } from './moveTargets.ts';
import styles from './Moving.module.css';

type Props = {
  form: MarketForm<MoveValues, unknown>;
  week: TargetWeek;
  place: TargetPlace;
  today: CalendarDay;
};

/** The day at a place that orders move to: its own, or any other, with hours. */
export function DayFields({ form, week, place, today }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { day } = form.values;
  const dayText = (candidate: CalendarDay): string => {
    const slot = slotOnDay(place, candidate);
    const name = formatDay(candidate, locale, now);
    return slot
      ? t('desk_move.open_day', { day: name, hours: formatTimeRange(slot.from, slot.to, locale) })
      : t('desk_move.closed_day', { day: name });
  };
  return (
    <>
      <SelectField
        label={t('desk_move.day')}
        {...form.field('day')}
        onChange={({ target: { value } }) => {
          form.write('day', value);
          const { from, to } = value === '' ? { from: '', to: '' } : hoursOf(place, value);
          form.write('from', from);
          form.write('to', to);
        }}
      >
        <option value="">{t('desk_move.own_day')}</option>
        {daysToCome(week, today).map((candidate) => (
          <option key={candidate} value={candidate}>
            {dayText(candidate)}
          </option>
        ))}
      </SelectField>
      {day !== '' && (
        <div role="group" aria-label={t('desk_move.hours')} className={styles.hours}>
          <TextField label={t('desk_move.from_hour')} {...form.field('from')} type="time" />
          <TextField label={t('desk_move.to_hour')} {...form.field('to')} type="time" />
        </div>
      )}
    </>
  );
}
