import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useReportOrderProblemMutation } from '#generated/hooks/useReportOrderProblemMutation.ts';
import type { ReportOrderProblemMutation$variables } from '#generated/relay/ReportOrderProblemMutation.graphql.ts';
import { PROBLEM_KINDS, PROBLEM_NOTE_MAX } from '#rules/orderProblems.ts';
import { check, trimmed, z } from '../shared/forms/formSchema.ts';
import { useMarketForm } from '../shared/forms/useMarketForm.ts';
import { newRequestId } from '../shared/relay/requestId.ts';
import { Button } from '../shared/ui/Button.tsx';
import { ChoiceGroup, ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { Stepper } from '../shared/ui/Stepper.tsx';
import { TextArea } from '../shared/ui/TextArea.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { PhotoField } from './PhotoField.tsx';
import styles from './ProblemDialog.module.css';
import { sendPhoto, type PhotoFailure } from './problemPhoto.ts';

graphql`
  mutation ReportOrderProblemMutation(
    $order: ID!
    $line: ID!
    $kind: ProblemKind!
    $quantity: Int!
    $note: String
    $requestId: ID!
  ) {
    reportOrderProblem(
      order: $order
      line: $line
      kind: $kind
      quantity: $quantity
      note: $note
      requestId: $requestId
    ) {
      ...OrderLines_order
    }
  }
`;

const schema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  quantity: z.number(),
  note: trimmed(check((text) => text.length <= PROBLEM_NOTE_MAX, 'order_problem.note_long', { max: PROBLEM_NOTE_MAX })),
});

type Props = {
  /** The order's id, or that of its link. */
  order: string;
  line: string;
  /** The product's name. */
  name: string;
  /** The units that the report may be about. */
  left: number;
  onClose: () => void;
};

/** Reports a problem with a line: what it is, of how many units, and a note and a photo. Every press of one dialog is the same request. */
export function ProblemDialog({ order, line, name, left, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const [requestId] = useState(newRequestId);
  const [report] = useReportOrderProblemMutation();
  /** What was reported, once the photo alone is missing. */
  const [reported, setReported] = useState<ReportOrderProblemMutation$variables | null>(null);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [photoFailure, setPhotoFailure] = useState<PhotoFailure | null>(null);
  const form = useMarketForm({
    schema,
    saved: { kind: 'damaged' as (typeof PROBLEM_KINDS)[number], quantity: 1, note: '' },
    refusals: {
      PROBLEM_REFUSED: { root: 'order_problem.refused' },
      REQUEST_REUSED: { root: 'order_problem.refused' },
    },
  });
  const { quantity } = form.values;

  const submit = form.submit(async ({ note, ...input }) => {
    const variables = reported ?? { order, line, ...input, note: note || null, requestId };
    const send = () => report({ variables, failureKey: 'errors.basic_retry', onFailure: form.refuse });
    if (!(await send())) return;
    if (photo) {
      setReported(variables);
      const failure = await sendPhoto({ order, line }, photo);
      setPhotoFailure(failure);
      if (failure) return;
      // The repeated request changes nothing, and brings the photo's address.
      await send();
    }
    toast.success(t('order_problem.sent'));
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={t('order_problem.report')} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.name}>{name}</p>
        <ChoiceGroup legend={t('order_problem.what')} {...kindChoice(form.choice('kind'))}>
          {PROBLEM_KINDS.map((kind) => (
            <ChoiceRow key={kind} value={kind} title={t(`order_problem.kind.${kind}`)} />
          ))}
        </ChoiceGroup>
        {left > 1 && (
          <div className={styles.quantity}>
            <span aria-hidden="true">{t('order_problem.how_many', { count: left })}</span>
            <Stepper
              amount={quantity}
              label={t('order_problem.how_many', { count: left })}
              addLabel={t('order_problem.one_more')}
              removeLabel={t('order_problem.one_less')}
              min={1}
              max={left}
              onAdd={() => form.write('quantity', quantity + 1)}
              onRemove={() => form.write('quantity', quantity - 1)}
            />
          </div>
        )}
        <TextArea
          label={t('order_problem.note')}
          mark={t('order_problem.optional')}
          hint={t('order_problem.note_hint')}
          maxLength={PROBLEM_NOTE_MAX}
          {...form.field('note')}
        />
        <PhotoField
          hasPhoto={photo !== null}
          error={photoFailure ? t(photoFailure) : undefined}
          onChange={(chosen) => {
            setPhotoFailure(null);
            setPhoto(chosen);
          }}
        />
        {form.refusal && <Notice kind="error" title={form.refusal} />}
        <div className={styles.actions}>
          <Button type="submit" busy={form.submitting}>
            {t('order_problem.send')}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t('order_problem.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Kind = (typeof PROBLEM_KINDS)[number];
/** A group gives the values of its rows, which are kinds. */
const kindChoice = ({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) => ({
  value,
  onChange: (chosen: string) => onChange(PROBLEM_KINDS.find((kind) => kind === chosen) ?? value),
});
