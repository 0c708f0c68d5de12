import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useMoveOrdersMutation } from '#generated/hooks/useMoveOrdersMutation.ts';
import { formatDay } from '#rules/dates.ts';
import { dayAt, type CalendarDay } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { DialogForm } from '../frame/DialogForm.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { DayFields } from './DayFields.tsx';
import { MoveDone, type DoneMove } from './MoveDone.tsx';
import { MoveSummary } from './MoveSummary.tsx';
import {
  firstTarget,
  moveInput,
  openWeeks,
  proposedDay,
  targetPlaces,
  type MoveSource,
  type MoveValues,
  type TargetWeek,
} from './moveTargets.ts';
import styles from './Moving.module.css';
import { useMovePreview } from './useMovePreview.ts';
import { useMoveTargets } from './useMoveTargets.ts';

graphql`
  mutation MoveOrdersMutation($input: OrderMoveInput!, $orders: [ID!]!, $slots: [DateTime!], $requestId: ID!) {
    moveOrders(input: $input, orders: $orders, slots: $slots, requestId: $requestId) {
      id
      orders
      undoUntil
      undone
    }
  }
`;

const schema = z.object({ period: z.string(), place: z.string(), day: z.string(), from: z.string(), to: z.string() });

type Props = {
  source: MoveSource;
  /** The day on which they are, if that is one. */
  day?: CalendarDay | null;
  /** Where they would go, to begin with. */
  suggested?: Pick<MoveValues, 'day' | 'from' | 'to'> | null;
  /** The button that goes on once they have moved, and what it does. */
  next: { label: string; go: () => void };
  onClose: () => void;
  /** They have moved, or are back. */
  onMoved: () => void;
};

/** Moves paid orders to another day, place or week (ADR 173): the choice, what it does to whom, and how to take it back. */
export function MoveForm(props: Props) {
  const { preview: weeks, refusal } = useMoveTargets(props.source.period);
  const today = dayAt(useNow());
  if (weeks) return <TargetForm {...props} weeks={openWeeks(weeks, props.source, today)} />;
  return refusal.length > 0 ? <RefusalNotice lines={refusal} /> : <Skeleton className={styles.loading} />;
}

type TargetProps = Props & { weeks: readonly TargetWeek[] };

function TargetForm({ source, day, suggested, next, onClose, onMoved, weeks }: TargetProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const at = { period: source.period, place: source.place, day: day ?? source.day ?? null };
  const subject = `move.${[source.period, source.place, source.day, source.order].filter(Boolean).join('.')}`;
  const form = useMarketForm({
    name: `${subject}.fields`,
    schema,
    saved: suggested ? { period: source.period, place: source.place ?? '', ...suggested } : firstTarget(weeks, at, now),
  });
  const [done, setDone] = useState<DoneMove | null>(null);
  const { send, busy, refusal } = useDeskMutation(useMoveOrdersMutation(), subject);
  const week = weeks.find(({ period }) => period.id === form.values.period);
  const places = targetPlaces(week, source);
  const place = places.find((candidate) => candidate.place === form.values.place);
  // A day belongs to its week, and hours to their place.
  const propose = (period: string, id: string) => {
    const chosen = weeks.find((candidate) => candidate.period.id === period);
    const proposed = proposedDay(
      chosen,
      targetPlaces(chosen, source).find((candidate) => candidate.place === id),
      at,
      now,
    );
    form.write('day', proposed.day);
    form.write('from', proposed.from);
    form.write('to', proposed.to);
  };
  const input = week ? moveInput(source, form.values, place) : null;
  const { total, preview, refusal: previewRefusal, reload } = useMovePreview(input);
  // Another week or day is packed, received and handed over at another time.
  const handleMoved = () => {
    notifyTaskCountsChanged();
    onMoved();
  };
  const submit = form.submit(async () => {
    if (!preview || !input) return;
    const slots = preview.groups.map(({ toSlot }) => toSlot.from);
    const data = await send({ input, orders: [...preview.moving], slots });
    if (!data) return reload();
    form.discard();
    setDone(data.moveOrders);
    handleMoved();
  });
  if (done) return <MoveDone move={done} next={next} onUndone={handleMoved} onClose={onClose} />;
  return (
    <DialogForm
      submit={total > 0 ? t('desk_move.submit', { count: total }) : t('desk_move.move')}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal.length > 0 ? refusal : previewRefusal}
      busy={busy}
      disabled={!preview || total === 0}
    >
      <SelectField
        label={t('desk_move.week')}
        {...form.field('period')}
        onChange={({ target: { value } }) => {
          form.write('period', value);
          propose(value, form.values.place);
        }}
      >
        {weeks.map(({ period }) => (
          <option key={period.id} value={period.id}>
            {period.id === source.period
              ? t('desk_move.same_week', { day: formatDay(period.deliveryDay, locale, now) })
              : t('desk_move.week_of', { day: formatDay(period.deliveryDay, locale, now) })}
          </option>
        ))}
      </SelectField>
      {places.length > 0 && (
        <SelectField
          label={t('desk_move.place')}
          {...form.field('place')}
          onChange={({ target: { value } }) => {
            form.write('place', value);
            propose(form.values.period, value);
          }}
        >
          {places.map(({ place: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {week && place && <DayFields form={form} week={week} place={place} at={at} today={dayAt(now)} />}
      {places.length === 0 && <p>{t('desk_move.each')}</p>}
      {preview && <MoveSummary preview={preview} />}
    </DialogForm>
  );
}
