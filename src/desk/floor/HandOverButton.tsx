import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';

type Props = {
  text: string;
  /** What is still to be paid in cash, in cents. */
  due: number;
  size?: 'l' | 'm';
  busy?: boolean;
  disabled?: boolean;
  /** `unpaid`: the displayed sum that the order is handed over without. */
  onHandOver: (unpaid?: number) => void;
};

/** Hands an order over; without its cash only after a question that says how much it is (ADR 169). */
export function HandOverButton({ text, due, size = 'l', busy, disabled, onHandOver }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const amount = formatCents(due);
  const confirm = () => {
    close();
    onHandOver(due);
  };
  return (
    <>
      <Button size={size} busy={busy} disabled={disabled} onClick={() => (due > 0 ? setOpen(true) : onHandOver())}>
        {text}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('desk_cash.unpaid', { amount })}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button busy={busy} onClick={confirm}>
              {t('desk_cash.hand_over', { amount })}
            </Button>
            <Button variant="text" onClick={close}>
              {t('desk_orders.leave')}
            </Button>
          </>
        }
      >
        <p>{t('desk_cash.unpaid_detail')}</p>
      </Dialog>
    </>
  );
}
