import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useUndoOrderMoveMutation } from '#generated/hooks/useUndoOrderMoveMutation.ts';
import { formatTime } from '#rules/dates.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import type { FailureLine } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import money from '../frame/MoneyForm.module.css';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';

graphql`
  mutation UndoOrderMoveMutation($move: ID!) {
    undoOrderMove(move: $move) {
      id
      undoUntil
      undone
    }
  }
`;

export type DoneMove = {
  readonly id: string;
  readonly orders: number;
  readonly undoUntil?: string | null;
  readonly undone: boolean;
};

type Props = {
  move: DoneMove;
  next: { label: string; go: () => void };
  onUndone: () => void;
  onClose: () => void;
};

/** Orders that have moved: until when that can be taken back, and what comes next. */
export function MoveDone({ move: { id, orders, undoUntil }, next, onUndone, onClose }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [isUndone, setUndone] = useState(false);
  const [undoMove, busy] = useUndoOrderMoveMutation();
  const [refusal, setRefusal] = useState<readonly FailureLine[]>([]);
  const undo = async () => {
    setRefusal([]);
    const data = await undoMove({
      variables: { move: id },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure: (lines) => setRefusal(lines),
    });
    if (!data) return;
    setUndone(true);
    onUndone();
  };
  return (
    <div className={money.form}>
      <Notice kind={isUndone ? 'info' : 'good'}>
        <p role="status">{t(isUndone ? 'desk_move.undone' : 'desk_move.done', { count: orders })}</p>
        {!isUndone && undoUntil && <p>{t('desk_move.until', { time: formatTime(undoUntil, locale) })}</p>}
      </Notice>
      <RefusalNotice lines={refusal} />
      <div className={money.actions}>
        {isUndone ? (
          <Button onClick={onClose}>{t('labels.close')}</Button>
        ) : (
          <>
            <Button onClick={next.go}>{next.label}</Button>
            <Button variant="outlined" busy={busy} onClick={() => void undo()}>
              {t('desk_move.undo')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
