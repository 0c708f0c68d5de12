import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useConfirmItemInCartMutation } from '#generated/hooks/useConfirmItemInCartMutation.ts';
import { formatCents } from '#rules/money.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../shared/ui/SafeAnswer.tsx';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { loadLineChange } from './lineChanges/useLineChange.ts';
import { closePriceQuestion, type PriceQuestion } from './priceQuestions.ts';
import { useVisitorLines } from './visitorCart.ts';

/**
 * Asks about a price that is higher than the displayed one (E69): both beside each other, and one press to agree. That
 * also confirms units of the line that are already in the cart. Otherwise nothing changes.
 */
export function PriceQuestionDialog({ question }: { question: PriceQuestion }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const { line, shown, current, units } = question;
  const [cartLine] = useVisitorLines([line.variantId]).items;
  const [confirmItem] = useConfirmItemInCartMutation();
  const [busy, setBusy] = useState(false);
  const awaiting = cartLine?.unsure ? cartLine : null;
  const price = formatCents(current);
  const close = () => closePriceQuestion(question);

  const accept = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { changeLineBy } = await loadLineChange();
      const variables = { item: awaiting?.id ?? '', seenPrice: current };
      const isConfirmed = !awaiting || (await confirmItem({ variables, failureKey: 'errors.basic_retry' })) !== null;
      close();
      if (isConfirmed && units > 0)
        await changeLineBy({ environment, t, toast }, { ...line, seenPrice: current, by: units }, true);
      else if (isConfirmed) toast.success(t('cart.said_confirmed', { name: line.name }));
    } catch {
      setBusy(false);
      toast.error(t('errors.basic_retry'));
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('cart.price_question')}
      closeLabel={t('labels.close')}
      actions={
        <>
          <Button busy={busy} onClick={() => void accept()}>
            {t(units > 0 ? 'cart.add_at' : 'cart.accept_price', { price })}
          </Button>
          <SafeAnswer onClick={close}>{t('cart.decline_price')}</SafeAnswer>
        </>
      }
    >
      <p>{t(units > 0 ? 'cart.price_not_added' : 'cart.price_awaits', { name: line.name })}</p>
      <SumList label={t('cart.price_question')}>
        <SumRow label={t('cart.price_shown')} value={<s>{formatCents(shown)}</s>} />
        <SumRow kind="sum" label={t('cart.price_now')} value={price} />
      </SumList>
      {units > 0 && awaiting && <p>{t('cart.price_others', { count: awaiting.quantity })}</p>}
    </Dialog>
  );
}
