import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  besidePeriod,
  daysPeriod,
  periodOf,
  periodParam,
  type ReportPeriod,
  type ReportUnit,
} from '#rules/reportPeriod.ts';
import { isPlausibleDay } from '#rules/zone.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { caretLeftIcon, caretRightIcon } from '../../shared/ui/icons.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import type { DeskViewName } from '../frame/deskViews.ts';
import styles from './Accounting.module.css';

type StepsProps = { view: DeskViewName; period: ReportPeriod; units: readonly ReportUnit[] };

/** Links to the periods beside the shown one, and to the units that it is part of. */
export function PeriodSteps({ view, period, units }: StepsProps) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const to = (shown: ReportPeriod) => address(view, periodParam(shown));
  return (
    <>
      <div className={styles.steps}>
        <Button variant="outlined" icon={caretLeftIcon} href={to(besidePeriod(period, -1))}>
          {t('desk.week.before')}
        </Button>
        <Button variant="outlined" iconAfter={caretRightIcon} href={to(besidePeriod(period, 1))}>
          {t('desk.week.after')}
        </Button>
      </div>
      <div className={styles.steps}>
        {units.map((unit) => (
          <Button
            key={unit}
            variant={period.unit === unit ? 'primary' : 'outlined'}
            aria-current={period.unit === unit ? 'true' : undefined}
            href={to(periodOf(unit, unit === 'month' && period.unit === 'week' ? period.from : period.to))}
          >
            {t(`desk_accounting.units.${unit}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The period that is shown: the one before and after, its month, quarter or year, or any first and last day. */
export function PeriodChoice({ view, period }: { view: DeskViewName; period: ReportPeriod }) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const navigate = useNavigate();
  const [days, setDays] = useState({ from: period.from, to: period.to });
  const chosen = isPlausibleDay(days.from) && isPlausibleDay(days.to) ? daysPeriod(days.from, days.to) : null;
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) void navigate(address(view, periodParam(chosen)));
  };
  const fields = ['from', 'to'] as const;
  return (
    <div className={styles.choice}>
      <PeriodSteps view={view} period={period} units={['month', 'quarter', 'year']} />
      <form className={styles.days} onSubmit={show} noValidate>
        {fields.map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`desk_accounting.${name}`)}
            value={days[name]}
            error={name === 'to' && !chosen ? t('desk_accounting.days_wrong') : undefined}
            onChange={(event) => setDays({ ...days, [name]: event.currentTarget.value })}
          />
        ))}
        <Button type="submit" variant="outlined">
          {t('desk_accounting.show')}
        </Button>
      </form>
    </div>
  );
}
