import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';

type Props = {
  text: string;
  /** What is still to be paid in cash, in cents. */
  due: number;
  /** When and where it is to be handed over; slot null: not planned. */
  slot: { readonly from: string; readonly to: string } | null;
  place: string;
  size?: 'l' | 'm';
  busy?: boolean;
  disabled?: boolean;
  /** `unpaid`: the displayed sum that the order is handed over without. */
  onHandOver: (unpaid?: number) => void;
};

/** The day and hours of an order, if today is another day; null: it is for today, or not planned. */
function useOtherDay(slot: Props['slot']) {
  const locale = useLocale();
  const now = useNow();
  if (!slot) return null;
  const [day, today] = [dayAt(new Date(slot.from)), dayAt(now)];
  if (day === today) return null;
  return {
    isAhead: day > today,
    day: formatDay(slot.from, locale, now),
    hours: formatTimeRange(slot.from, slot.to, locale),
    today: formatDay(now, locale, now),
  };
}

/**
 * Hands an order over. On another day than its own, or without its cash, only after a question that says which day and place (people come
 * early), and how much (ADR 169). Its first answer, which has the focus, leaves all as it is: a second press of Enter is no answer.
 */
export function HandOverButton({ text, due, slot, place, size = 'l', busy, disabled, onHandOver }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const otherDay = useOtherDay(slot);
  const close = () => setOpen(false);
  const amount = formatCents(due);
  const isAsked = due > 0 || otherDay !== null;
  const confirm = () => {
    close();
    onHandOver(due > 0 ? due : undefined);
  };
  const dayTitle = otherDay && t(otherDay.isAhead ? 'desk_handover.day_ahead' : 'desk_handover.day_past', otherDay);
  const todayText = t(due > 0 ? 'desk_handover.today_unpaid' : 'desk_handover.today', { amount });
  return (
    <>
      <Button
        size={size}
        variant={due > 0 ? 'outlined' : undefined}
        busy={busy}
        disabled={disabled}
        onClick={() => (isAsked ? setOpen(true) : onHandOver())}
      >
        {text}
      </Button>
      <Dialog
        open={open && isAsked}
        onClose={close}
        title={dayTitle ?? t('desk_cash.unpaid', { amount })}
        closeLabel={t('labels.close')}
        actions={
          <>
            <SafeAnswer variant="primary" onClick={close}>
              {t('desk_cash.not_yet')}
            </SafeAnswer>
            <Button variant="text" busy={busy} onClick={confirm}>
              {otherDay ? todayText : t('desk_cash.hand_over', { amount })}
            </Button>
          </>
        }
      >
        {otherDay && <p>{t('desk_handover.day_detail', { ...otherDay, place })}</p>}
        {otherDay && due > 0 && <p>{`${t('desk_cash.unpaid', { amount })}.`}</p>}
        {due > 0 && <p>{t('desk_cash.unpaid_detail')}</p>}
      </Dialog>
    </>
  );
}
