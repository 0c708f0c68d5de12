import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useUndoCatalogueSavingMutation } from '#generated/hooks/useUndoCatalogueSavingMutation.ts';
import type { UndoAccepted_saving$key } from '#generated/relay/UndoAccepted_saving.graphql.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { SavingChanges } from '../catalogue/SavingChanges.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import styles from './ProposalsView.module.css';

const fragment = graphql`
  fragment UndoAccepted_saving on CatalogueSaving {
    number
    undoneAt
    ...SavingChanges_saving
  }
`;

/** Changes that are named before they are undone. */
const NAMED = 50;

/** Undoes what accepting proposals saved, all of the press at once, with the values that come back. */
export function UndoAccepted({ saving: key, name }: { saving: UndoAccepted_saving$key; name: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const saving = useFragment(fragment, key);
  const [isAsking, setAsking] = useState(false);
  const [undo, busy] = useUndoCatalogueSavingMutation();
  if (saving.undoneAt) return <span className={styles.quiet}>{t('desk_records.savings.undone')}</span>;
  const close = () => setAsking(false);
  const confirm = async () => {
    const data = await undo({
      variables: { number: saving.number },
      failureKey: deskFailure('errors.basic_retry'),
    });
    close();
    if (!data) return;
    toast.success(t('desk_records.savings.done'));
    await revalidate();
  };
  return (
    <>
      <Button
        variant="outlined"
        size="s"
        aria-label={t('desk_proposals.undo_of', { name })}
        onClick={() => setAsking(true)}
      >
        {t('desk_records.savings.undo')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('desk_proposals.undo_title')}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button busy={busy} onClick={() => void confirm()}>
              {t('desk_proposals.undo_confirm')}
            </Button>
            <SafeAnswer onClick={close}>{t('desk_proposals.undo_keep')}</SafeAnswer>
          </>
        }
      >
        <SavingChanges saving={saving} most={NAMED} isUndone />
        <p>{t('desk_proposals.undo_mail')}</p>
      </Dialog>
    </>
  );
}
