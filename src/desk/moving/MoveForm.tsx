import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useMoveOrdersMutation } from '#generated/hooks/useMoveOrdersMutation.ts';
import { formatDay } from '#rules/dates.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { DialogForm } from '../frame/DialogForm.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { DayFields } from './DayFields.tsx';
import { MoveDone, type DoneMove } from './MoveDone.tsx';
import { MoveSummary } from './MoveSummary.tsx';
import {
  moveInput,
  openWeeks,
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
  /** Where they would go, to begin with. */
  suggested: Partial<MoveValues>;
  /** The button that goes on once they have moved, and what it does. */
  next: { label: string; go: () => void };
  onClose: () => void;
  /** They have moved, or are back. */
  onMoved: () => void;
};

/** Moves paid orders to another day, place or week (ADR 173): the choice, what it does to whom, and how to take it back. */
export function MoveForm(props: Props) {
  const { preview: weeks, refusal } = useMoveTargets(props.source.period);
  if (weeks) return <TargetForm {...props} weeks={openWeeks(weeks, props.source)} />;
  return refusal.length > 0 ? <RefusalNotice lines={refusal} /> : <Skeleton className={styles.loading} />;
}

function TargetForm({ source, suggested, next, onClose, onMoved, weeks }: Props & { weeks: readonly TargetWeek[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const subject = `move.${[source.period, source.place, source.day, source.order].filter(Boolean).join('.')}`;
  const form = useMarketForm({
    name: `${subject}.fields`,
    schema,
    saved: {
      // A whole week has nowhere to go in itself.
      period: (source.place ? weeks : weeks.slice(1))[0]?.period.id ?? source.period,
      place: source.place ?? '',
      day: '',
      from: '',
      to: '',
      ...suggested,
    },
  });
  const [done, setDone] = useState<DoneMove | null>(null);
  const { send, busy, refusal } = useDeskMutation(useMoveOrdersMutation(), subject);
  const week = weeks.find(({ period }) => period.id === form.values.period);
  const places = targetPlaces(week, source);
  const place = places.find((candidate) => candidate.place === form.values.place);
  const input = week ? moveInput(source, form.values, place) : null;
  const { total, preview, refusal: previewRefusal, reload } = useMovePreview(input);
  const submit = form.submit(async () => {
    if (!preview || !input) return;
    const slots = preview.groups.map(({ toSlot }) => toSlot.from);
    const data = await send({ input, orders: [...preview.moving], slots });
    if (!data) return reload();
    form.discard();
    setDone(data.moveOrders);
    onMoved();
  });
  if (done) return <MoveDone move={done} next={next} onUndone={onMoved} onClose={onClose} />;
  return (
    <DialogForm
      submit={t('desk_move.submit', { count: total })}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal.length > 0 ? refusal : previewRefusal}
      busy={busy}
      disabled={!preview || total === 0}
    >
      <SelectField label={t('desk_move.week')} {...form.field('period')}>
        {weeks.map(({ period }) => (
          <option key={period.id} value={period.id}>
            {period.id === source.period
              ? t('desk_move.same_week', { day: formatDay(period.deliveryDay, locale, now) })
              : t('desk_move.week_of', { day: formatDay(period.deliveryDay, locale, now) })}
          </option>
        ))}
      </SelectField>
      {places.length > 0 && (
        <SelectField label={t('desk_move.place')} {...form.field('place')}>
          {places.map(({ place: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {week && place && <DayFields form={form} week={week} place={place} today={dayAt(now)} />}
      {places.length === 0 && <p>{t('desk_move.each')}</p>}
      {preview && <MoveSummary preview={preview} />}
    </DialogForm>
  );
}
