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

/**
 * Hands an order over; without its cash only after a question that says how much it is (ADR 169). Its first answer, which has the focus,
 * leaves all as it is: a second press of Enter is no answer.
 */
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
      <Button
        size={size}
        variant={due > 0 ? 'outlined' : undefined}
        busy={busy}
        disabled={disabled}
        onClick={() => (due > 0 ? setOpen(true) : onHandOver())}
      >
        {text}
      </Button>
      <Dialog
        open={open && due > 0}
        onClose={close}
        title={t('desk_cash.unpaid', { amount })}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button onClick={close}>{t('desk_cash.not_yet')}</Button>
            <Button variant="text" busy={busy} onClick={confirm}>
              {t('desk_cash.hand_over', { amount })}
            </Button>
          </>
        }
      >
        <p>{t('desk_cash.unpaid_detail')}</p>
      </Dialog>
    </>
  );
}
