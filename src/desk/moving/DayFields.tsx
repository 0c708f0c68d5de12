import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import type { MarketForm } from '../../shared/forms/useMarketForm.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import {
  daysToCome,
  hoursOf,
  isPresentDay,
  slotOnDay,
  type MoveValues,
  type TargetPlace,
  type TargetWeek,
  type Whereabouts,
} from './moveTargets.ts';
import styles from './Moving.module.css';

type Props = {
  form: MarketForm<MoveValues, unknown>;
  week: TargetWeek;
  place: TargetPlace;
  /** Where the orders are. */
  at: Whereabouts;
  today: CalendarDay;
};

/** The day at a place that orders move to, and the hours. */
export function DayFields({ form, week, place, at, today }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const dayText = (candidate: CalendarDay): string => {
    const slot = slotOnDay(place, candidate);
    const name = formatDay(candidate, locale, now);
    if (isPresentDay(at, { period: week.period.id, place: place.place, day: candidate }))
      return t('desk_move.present_day', { day: name });
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
          const { from, to } = hoursOf(place, value);
          form.write('from', from);
          form.write('to', to);
        }}
      >
        {daysToCome(week, today).map((candidate) => (
          <option key={candidate} value={candidate}>
            {dayText(candidate)}
          </option>
        ))}
      </SelectField>
      <div role="group" aria-label={t('desk_move.hours')} className={styles.hours}>
        <TextField label={t('desk_move.from_hour')} {...form.field('from')} type="time" />
        <TextField label={t('desk_move.to_hour')} {...form.field('to')} type="time" />
      </div>
    </>
  );
}
