import { useTranslation } from 'react-i18next';
import { formatClosing, formatDay } from '#rules/dates.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './CalendarView.module.css';
import { closingDays } from './closingMoment.ts';
import type { WeekValues } from './WeekForm.tsx';

type Props = { form: DeskFields<WeekValues>; startDate: CalendarDay; usualClosing: string };

/** When a week's orders close: as usual, or at another moment. */
export function ClosingFields({ form, startDate, usualClosing }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  return (
    <div className={styles.place}>
      <SelectField {...form.field('closesAt.plan')} hint={t('desk_calendar.closing_hint')}>
        <option value="usual">
          {t('desk_calendar.closing.usual', { moment: formatClosing(usualClosing, locale, now) })}
        </option>
        <option value="moved">{t('desk_calendar.closing.moved')}</option>
      </SelectField>
      {form.values.closesAt.plan === 'moved' && (
        <div role="group" aria-label={t('desk_calendar.closing.title')} className={styles.dayFields}>
          <SelectField {...form.field('closesAt.day')}>
            {closingDays(startDate).map((day) => (
              <option key={day} value={day}>
                {formatDay(day, locale, now)}
              </option>
            ))}
          </SelectField>
          <TextField {...form.field('closesAt.time')} type="time" />
        </div>
      )}
    </div>
  );
}
