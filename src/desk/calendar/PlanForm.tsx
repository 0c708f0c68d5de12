import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useSaveWeekPlanMutation } from '#generated/hooks/useSaveWeekPlanMutation.ts';
import type { PlanForm_staff$key } from '#generated/relay/PlanForm_staff.graphql.ts';
import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { formatClosing, formatDay, formatEvening, formatMoment, weekdayName } from '#rules/dates.ts';
import { momentName } from '#rules/weekDays.ts';
import { wrongMoment, type PlanFrom, type WeekPlan } from '#rules/weekPlan.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { GoodsWarnings } from '../frame/GoodsWarnings.tsx';
import { useDeskForm, type DeskFields } from '../frame/useDeskForm.ts';
import styles from './CalendarView.module.css';
import { isPossible, planInput, planMoves, planValues, type ApiPlan, type PlanValues } from './planValues.ts';
import { calendarSaved, refreshCalendar } from './refreshCalendar.ts';

graphql`
  mutation SaveWeekPlanMutation($from: ID!, $version: Int!, $input: WeekPlanInput) {
    saveWeekPlan(from: $from, version: $version, input: $input) {
      version
    }
  }
`;

const fragment = graphql`
  fragment PlanForm_staff on Staff {
    weekPlans {
      version
      plans {
        from {
          startDate
        }
        closing {
          weekday
          at
        }
        basketsUntil {
          weekday
          at
        }
        missing {
          weekday
          at
        }
      }
    }
    calendar {
      period {
        id
        startDate
        deliveryDay
      }
    }
  }
`;

const MOMENTS = [
  { name: 'closing', text: 'closing' },
  { name: 'basketsUntil', text: 'baskets' },
  { name: 'missing', text: 'missing' },
] as const;
const WEEKDAYS: readonly Weekday[] = [5, 6, 7, 1, 2, 3, 4];
const moment = z.object({ day: z.string(), time: z.string() });
const schema = z
  .object({ from: z.string(), closing: moment, basketsUntil: moment, missing: moment })
  .check(
    check(isPossible('closing'), 'desk_calendar.plan.wrong_closing', { path: ['closing', 'time'] }),
    check(isPossible('basketsUntil'), 'desk_calendar.plan.wrong_basketsUntil', { path: ['basketsUntil', 'time'] }),
    check(isPossible('missing'), 'desk_calendar.plan.wrong_missing', { path: ['missing', 'time'] }),
  );

/** A weekday, of which midnight is the end, and a time. */
function MomentFields({ form, name, text }: { form: DeskFields<PlanValues> } & (typeof MOMENTS)[number]) {
  const { t } = useTranslation();
  const locale = useLocale();
  const title = t(`desk_calendar.plan.${text}`);
  const path = (part: 'day' | 'time') => `${name}.${part}` as FieldPath<PlanValues>;
  return (
    <fieldset className={styles.places}>
      <legend>{title}</legend>
      <p>{t(`desk_calendar.plan.${text}_hint`)}</p>
      <div className={styles.moment}>
        <SelectField {...form.field(path('day'))}>
          {WEEKDAYS.map((day) => (
            <option key={day} value={day}>
              {weekdayName(day, locale)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field(path('time'))} type="time" />
      </div>
    </fieldset>
  );
}

type Props = { staff: PlanForm_staff$key; query: weekWarnings_query$key; onClose: () => void };

/** Changes when weeks close from a coming week on, and says what moves in the first of them. */
export function PlanForm({ staff: key, query, onClose }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const { weekPlans, calendar } = useFragment(fragment, key);
  const weeks = calendar.map(({ period }) => period).filter(({ startDate }) => startDate > dayAt(now));
  const plans = weekPlans.plans.map(
    ({ from, ...plan }) => ({ ...(plan as WeekPlan), from: from?.startDate ?? '' }) satisfies PlanFrom,
  );
  const held = weekPlans.plans.at(-1) as ApiPlan;
  const name = (part: ApiPlan['closing']) => momentName({ weekday: part.weekday as Weekday, at: part.at }, locale);
  const form = useDeskForm({
    name: 'week_plan',
    saved: planValues(weeks[0]?.id ?? '', held),
    version: weekPlans.version,
    mutation: useSaveWeekPlanMutation(),
    refresh: refreshCalendar,
    schema,
    pick: (values) => values,
    invalidText: (path) => {
      const [part] = path.split('.');
      return part === 'closing' || part === 'basketsUntil' || part === 'missing'
        ? `desk_calendar.plan.wrong_${part}`
        : 'desk_catalogue.refused.server';
    },
    labelOf: (path) => {
      const [part, field] = path.split('.');
      if (field === 'day' || field === 'time') return t(`desk_calendar.plan.${field}`);
      return t(part === 'from' ? 'desk_calendar.plan.from' : 'desk_calendar.plan.title');
    },
  });
  const submit = form.submit(({ from, ...values }) =>
    form.save({ from, input: planInput(values) }, async () => {
      await calendarSaved(environment);
      onClose();
    }),
  );
  const week = weeks.find(({ id }) => id === form.values.from);
  const plan = planInput(form.values);
  const { moves, handover } =
    week && wrongMoment(plan) === null ? planMoves(week.startDate, plans, plan) : { moves: [], handover: null };
  const day = (at: Date | string) => formatDay(at, locale, now);
  const sentences = moves.map(({ name: what, before, after }) => {
    if (what === 'closing')
      return t('desk_calendar.plan.closing_moves', {
        day: day(week?.deliveryDay ?? ''),
        before: formatClosing(before, locale, now),
        after: formatClosing(after, locale, now),
      });
    if (what === 'baskets')
      return t('desk_calendar.plan.baskets_move', {
        before: formatEvening(before, locale, now),
        after: formatEvening(after, locale, now),
      });
    return t('desk_calendar.plan.missing_moves', {
      before: formatMoment(before, locale, now),
      after: formatMoment(after, locale, now),
    });
  });
  const [first, last] = [handover?.[0], handover?.at(-1)];
  return (
    <Dialog open onClose={onClose} title={t('desk_calendar.plan.change')} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <SelectField {...form.field('from')} hint={t('desk_calendar.plan.from_hint')}>
          {weeks.map(({ id, deliveryDay }) => (
            <option key={id} value={id}>
              {day(deliveryDay)}
            </option>
          ))}
        </SelectField>
        {MOMENTS.map((part) => (
          <MomentFields key={part.name} form={form} {...part} />
        ))}
        <div aria-live="polite">
          {sentences.length > 0 && (
            <>
              <p>
                <strong>{t('desk_calendar.plan.what')}</strong>
              </p>
              <ul className={styles.what}>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
                {first && last && (
                  <li>{t('desk_calendar.plan.handover_moves', { from: day(first), to: day(last) })}</li>
                )}
              </ul>
            </>
          )}
        </div>
        {wrongMoment(plan) === null && <GoodsWarnings query={query} change={{ plan }} />}
        <DeskFormFooter
          form={form}
          changed={t('desk_calendar.plan.changed')}
          textOf={() => `${name(held.closing)}, ${name(held.basketsUntil)}, ${name(held.missing)}`}
        />
      </form>
    </Dialog>
  );
}
