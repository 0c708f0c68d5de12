import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useAdvanceStatusMutation } from '#generated/hooks/useAdvanceStatusMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import type { PickSheet } from './pickList.ts';
import { useStaleHandler } from './staleState.ts';

graphql`
  mutation AdvanceStatusMutation($order: ID!, $to: OrderStatus!, $refund: Cents) {
    advanceOrder(order: $order, to: $to, refund: $refund) {
      id
      status
    }
  }
`;

/** Marks crates as assembled, one after the other; returns how many. A refused one is reported and skipped. */
function useAssembling() {
  const { t } = useTranslation();
  const toast = useToast();
  const onStale = useStaleHandler();
  const [assemble] = useAdvanceStatusMutation();
  const [busy, setBusy] = useState(false);
  const run = async (sheets: readonly PickSheet[]) => {
    setBusy(true);
    let count = 0;
    for (const { id: order } of sheets) {
      const data = await assemble({
        variables: { order, to: 'fulfilled' },
        failureKey: deskFailure('errors.basic_retry'),
        onFailure: (_, error) => onStale(error),
      });
      if (data) count += 1;
    }
    setBusy(false);
    if (count > 0) notifyTaskCountsChanged();
    if (count > 0) toast.success(t('desk_lists.assembled', { count }));
  };
  return { run, busy };
}

/** Assembles a complete crate from the list. */
export function AssembleOne({ sheet }: { sheet: PickSheet }) {
  const { t } = useTranslation();
  const { run, busy } = useAssembling();
  return (
    <Button size="s" busy={busy} onClick={() => void run([sheet])}>
      {t('desk_lists.assemble')}
    </Button>
  );
}

/** Assembles all complete crates at once, after a confirmation that lists them. */
export function AssembleAll({ sheets }: { sheets: readonly PickSheet[] }) {
  const { t } = useTranslation();
  const { run, busy } = useAssembling();
  const [confirming, setConfirming] = useState<readonly PickSheet[]>([]);
  const confirm = async () => {
    await run(confirming);
    setConfirming([]);
  };
  if (sheets.length < 2 && confirming.length === 0) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(sheets)}>
        {t('desk_lists.assemble_all', { count: sheets.length })}
      </Button>
      <Dialog
        open={confirming.length > 0}
        onClose={() => setConfirming([])}
        title={t('desk_lists.assemble_all', { count: confirming.length })}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button busy={busy} onClick={() => void confirm()}>
              {t('desk_lists.assemble_all', { count: confirming.length })}
            </Button>
            <Button variant="text" onClick={() => setConfirming([])}>
              {t('desk_orders.leave')}
            </Button>
          </>
        }
      >
        <p>{t('desk_lists.assemble_sure', { codes: confirming.map(({ code }) => code).join(', ') })}</p>
      </Dialog>
    </>
  );
}
