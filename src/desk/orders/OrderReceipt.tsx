import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderReceipt_order$key } from '#generated/relay/OrderReceipt_order.graphql.ts';
import { RECEIPT_UNDO_REASONS } from '#rules/cashReceipt.ts';
import { formatCents } from '#rules/money.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { ChoiceGroup, ChoiceRow } from '../../shared/ui/ChoiceRow.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { CashReceipt, type Receipt } from '../floor/CashReceipt.tsx';
import { ReceiptUndo, useReceiptUndo } from '../floor/ReceiptUndo.tsx';
import { useIsManager } from '../frame/deskRole.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { useUndoTime } from '../frame/useUndoTime.ts';

const fragment = graphql`
  fragment OrderReceipt_order on Order {
    id
    cash {
      due
      received
      receivedAt
      byLink
      undo
    }
  }
`;

const schema = z.object({ reason: z.enum(RECEIPT_UNDO_REASONS) });

/** Why a receipt is undone after its time. Created each time the dialog opens. */
function LateUndoForm({ order, receipt, onClose }: { order: string; receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation();
  const { undo, busy, refusal } = useReceiptUndo(order, receipt);
  const form = useMarketForm({
    name: `uncash.${order}.fields`,
    schema,
    saved: { reason: 'mistake' as (typeof RECEIPT_UNDO_REASONS)[number] },
  });
  const submit = form.submit(async ({ reason }) => {
    if (await undo(reason)) onClose();
  });
  return (
    <DialogForm
      submit={t('desk_cash.undo.confirm', { amount: formatCents(receipt.amount) })}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
    >
      <p className={styles.words}>{t('desk_cash.undo.words')}</p>
      <ChoiceGroup
        legend={t('desk_cash.undo.why')}
        value={form.values.reason}
        onChange={(value) => {
          const reason = RECEIPT_UNDO_REASONS.find((one) => one === value);
          if (reason) form.write('reason', reason);
        }}
      >
        {RECEIPT_UNDO_REASONS.map((reason) => (
          <ChoiceRow key={reason} value={reason} title={t(`desk_cash.undo.reason.${reason}`)} />
        ))}
      </ChoiceGroup>
    </DialogForm>
  );
}

/** For managers: a receipt whose time is over is undone with a reason, or why it is not undone any more. */
function LateUndo({ order, receipt, undo }: { order: string; receipt: Receipt; undo: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = usePersistedState(`uncash.${order}`, false);
  const close = () => setOpen(false);
  if (undo === 'handed_over' || undo === 'refunded')
    return <p className={styles.words}>{t(`desk_cash.undo.${undo}`)}</p>;
  return (
    <>
      <TextLink standalone onClick={() => setOpen(true)}>
        {t('desk_cash.undo.later')}
      </TextLink>
      <Dialog open={open} onClose={close} title={t('desk_cash.undo.title')} closeLabel={t('labels.close')}>
        {open && <LateUndoForm order={order} receipt={receipt} onClose={close} />}
      </Dialog>
    </>
  );
}

/** The cash of an order: received with one press, undone at once by anybody, and later by managers with a reason (ADR 181). */
export function OrderReceipt({ order: key }: { order: OrderReceipt_order$key }) {
  const { id, cash } = useFragment(fragment, key);
  const isManager = useIsManager();
  const isInTime = useUndoTime(cash?.receivedAt ?? null);
  if (!cash) return null;
  const { due, received, receivedAt, byLink, undo } = cash;
  if (due > 0) return <CashReceipt order={id} due={due} byLink={byLink} />;
  if (!receivedAt || !undo) return null;
  const receipt = { amount: received, at: receivedAt };
  if (isInTime && undo === 'possible') return <ReceiptUndo key={receivedAt} order={id} receipt={receipt} />;
  return isManager ? <LateUndo order={id} receipt={receipt} undo={undo} /> : null;
}
