import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { handoverDaysOf } from '#rules/period.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './CalendarView.module.css';
import { hasDay, hasHours, plansOf, usualDay, type PlannedPlace, type PlanValues } from './placePlan.ts';
import type { WeekValues } from './WeekForm.tsx';

type Props = {
  form: DeskFields<WeekValues>;
  places: readonly (PlannedPlace & { readonly place: string; readonly name: string })[];
  /** The first of the week's days of handing over. */
  handoverFrom: CalendarDay;
};

/** Of each place in a week: as usual, closed, or open on a day. */
export function PlaceFields({ form, places, handoverFrom }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const days = handoverDaysOf({ handoverFrom });
  return (
    <fieldset className={styles.places}>
      <legend>{t('desk_calendar.places')}</legend>
      <p>{t('desk_calendar.places_hint')}</p>
      {places.map((place) => {
        const { plan, day: chosenDay } = form.values.places[place.place] as PlanValues;
        const usualAt = days.indexOf(usualDay(place));
        // An extra day is another one: at first the day after.
        const otherDays = [...days.slice(usualAt + 1), ...days.slice(0, Math.max(usualAt, 0))];
        const path = (field: keyof PlanValues) => `places.${place.place}.${field}` as FieldPath<WeekValues>;
        const usual = {
          day: formatDay(place.usual.from, locale, now),
          hours: formatTimeRange(place.usual.from, place.usual.to, locale),
        };
        return (
          <div key={place.place} className={styles.place}>
            <SelectField
              {...form.field(path('plan'))}
              onChange={({ target: { value } }) => {
                form.write(path('plan'), value);
                if (value === 'extra' && !otherDays.includes(chosenDay))
                  form.write(path('day'), otherDays[0] ?? chosenDay);
              }}
              hint={[
                place.storageOnly ? t('desk_calendar.usual_express') : t('desk_calendar.usual', usual),
                ...(plan === 'extra' ? [t('desk_calendar.extra_hint')] : []),
              ].join('. ')}
            >
              {plansOf(place).map((option) => (
                <option key={option} value={option}>
                  {t(
                    place.storageOnly && (option === 'closed' || option === 'moved')
                      ? `desk_calendar.plans.${option}_express`
                      : `desk_calendar.plans.${option}`,
                  )}
                </option>
              ))}
            </SelectField>
            {hasDay(plan, place) && (
              <div role="group" aria-label={place.name} className={styles.dayFields}>
                <SelectField {...form.field(path('day'))}>
                  {(plan === 'extra' ? days.filter((day) => otherDays.includes(day)) : days).map((day) => (
                    <option key={day} value={day}>
                      {formatDay(day, locale, now)}
                    </option>
                  ))}
                </SelectField>
                {hasHours(plan) && (
                  <>
                    <TextField {...form.field(path('from'))} type="time" />
                    <TextField {...form.field(path('to'))} type="time" />
                  </>
                )}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
