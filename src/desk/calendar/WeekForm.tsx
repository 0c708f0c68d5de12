import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useSaveWeekMutation } from '#generated/hooks/useSaveWeekMutation.ts';
import type { WeekForm_week$key } from '#generated/relay/WeekForm_week.graphql.ts';
import { formatDay, formatClosing } from '#rules/dates.ts';
import { addDays } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { failureText } from '../../shared/i18n/failureText.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { bilingual, hasText, optionalTextInput, textValues, whenUsed, type TextValues } from '../frame/deskSchema.ts';
import { useDeskForm } from '../frame/useDeskForm.ts';
import { MoveForm } from '../moving/MoveForm.tsx';
import styles from './CalendarView.module.css';
import { ClosingFields } from './ClosingFields.tsx';
import { closingInput, closingValues, type ClosingValues } from './closingMoment.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { areHoursValid, daysInput, planValues, type PlanValues } from './placePlan.ts';
import { calendarSaved, refreshCalendar } from './refreshCalendar.ts';
import { soldOrders, type SoldOrders } from './soldOrders.ts';

const NOTE_MAX = 300;
/** The days after a closing on which its orders are handed over. */
const HANDOVER_DAYS = 7;

graphql`
  mutation SaveWeekMutation($period: ID!, $version: Int!, $input: CalendarWeekInput!) {
    saveWeek(period: $period, version: $version, input: $input) {
      ...WeekRow_week
    }
  }
`;

// Both languages of the note are read by `textValues`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment WeekForm_week on CalendarWeek {
    period {
      id
      deliveryDay
      closesAt
      closed
      startDate
      handoverFrom
    }
    note {
      primary
      secondary
    }
    version
    sold
    usualClosing
    places {
      place
      name
      storageOnly
      usual {
        ...wholeObjects_slot @relay(mask: false)
      }
      days {
        day
        slot {
          ...wholeObjects_slot @relay(mask: false)
        }
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

const schema = z.partial(
  z.object({
    closed: z.boolean(),
    note: z.pipe(
      whenUsed(bilingual({ isMultiline: true, isRequired: true, maxLength: NOTE_MAX }), hasText),
      z.transform(optionalTextInput),
    ),
    closesAt: z.pipe(z.object({ plan: z.string(), day: z.string(), time: z.string() }), z.transform(closingInput)),
    places: z.record(
      z.string(),
      z
        .object({ plan: z.string(), day: z.string(), from: z.string(), to: z.string() })
        .check(check(areHoursValid, 'desk_calendar.place_hours', { path: ['from'] })),
    ),
  }),
);

/** The values of a week's fields; places by the API's id. */
export type WeekValues = {
  closed: boolean;
  note: TextValues;
  closesAt: ClosingValues;
  places: Record<string, PlanValues>;
};

/** Closes a week or opens it again, and says something to shoppers of it. */
export function WeekForm({ week: key, onClose }: { week: WeekForm_week$key; onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const { period, note, version, sold, usualClosing, places } = useFragment(fragment, key);
  const nameOf = (id: string | undefined) => places.find(({ place }) => place === id)?.name;
  const saved: WeekValues = {
    closed: period.closed,
    note: textValues(note),
    closesAt: closingValues(period.closesAt, usualClosing),
    places: Object.fromEntries(places.map((place) => [place.place, planValues(place)])),
  };
  const [blocked, setBlocked] = useState<SoldOrders | null>(null);
  const [moving, setMoving] = useState<Pick<SoldOrders, 'source' | 'suggested'> | null>(null);
  const [saveWeek, saving] = useSaveWeekMutation();
  const form = useDeskForm({
    name: `week.${period.id}`,
    saved,
    version,
    mutation: [
      (call: Parameters<typeof saveWeek>[0]) => {
        const onFailure: typeof call.onFailure = (lines, error) => {
          const sold = soldOrders(error, lines, { period, places, plans: form.values.places, locale, now });
          setBlocked(sold);
          return sold !== null || call.onFailure?.(lines, error);
        };
        return saveWeek({ ...call, onFailure });
      },
      saving,
    ],
    refresh: refreshCalendar,
    schema,
    invalidText: (path) =>
      path.startsWith('closesAt') ? 'desk_calendar.closing_wrong' : 'desk_catalogue.refused.server',
    labelOf: (path) => {
      const [part, place, field] = path.split('.');
      if (part === 'closesAt')
        return place === 'day' || place === 'time'
          ? t(`desk_calendar.closing_${place}`)
          : t('desk_calendar.closing.title');
      if (!path.startsWith('places.')) return t(`desk_calendar.fields.${path.replace('.', '_') as 'closed'}`);
      return field === 'plan' ? (nameOf(place) ?? '') : t(`desk_calendar.place_${field as 'day'}`);
    },
  });
  const submit = form.submit(({ places: plans, ...rest }) => {
    const input = {
      ...rest,
      ...(plans && {
        places: places.flatMap((place) => {
          const plan = plans[place.place];
          return plan ? [{ place: place.place, days: daysInput(place, plan) }] : [];
        }),
      }),
    };
    setBlocked(null);
    return form.save({ period: period.id, input }, async () => {
      await calendarSaved(environment);
      onClose();
    });
  });
  const closeMove = () => {
    setMoving(null);
    setBlocked(null);
  };
  const firstDay = period.handoverFrom;
  const days = {
    from: formatDay(firstDay, locale, now),
    to: formatDay(addDays(firstDay, HANDOVER_DAYS - 1), locale, now),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        moving
          ? t('desk_move.title')
          : t('desk_calendar.of', { day: formatDay(period.deliveryDay, locale, now, 'short') })
      }
      closeLabel={t('labels.close')}
    >
      {moving ? (
        <MoveForm
          {...moving}
          next={{ label: t('desk_move.finish'), go: closeMove }}
          onClose={closeMove}
          onMoved={() => void refreshCalendar(environment)}
        />
      ) : (
        <form noValidate className={styles.form} onSubmit={submit}>
          <p>{t('desk_calendar.until', { moment: formatClosing(period.closesAt, locale, now) })}</p>
          {sold > 0 && !period.closed && (
            <Notice
              kind="info"
              action={
                <Button
                  size="s"
                  variant="outlined"
                  onClick={() => setMoving({ source: { period: period.id }, suggested: null })}
                >
                  {t('desk_move.open_all')}
                </Button>
              }
            >
              {t('desk_calendar.has_sold', { count: sold })}
            </Notice>
          )}
          <Checkbox {...form.checkbox('closed')} detail={t('desk_calendar.closed_detail', days)} />
          <BilingualFields
            form={form}
            name="note"
            hint={t('desk_calendar.note_hint')}
            isMultiline
            maxLength={NOTE_MAX}
          />
          {!form.values.closed && (
            <ClosingFields form={form} startDate={period.startDate} usualClosing={usualClosing} />
          )}
          {!form.values.closed && <PlaceFields form={form} places={places} handoverFrom={period.handoverFrom} />}
          {blocked && (
            <Notice
              kind="error"
              action={
                <Button size="s" onClick={() => setMoving(blocked)}>
                  {t('desk_move.move_these')}
                </Button>
              }
            >
              {blocked.lines.map((line) => (
                <p key={failureText(t, line)}>{failureText(t, line)}</p>
              ))}
            </Notice>
          )}
          <DeskFormFooter form={form} changed={t('desk_calendar.changed')} />
        </form>
      )}
    </Dialog>
  );
}
