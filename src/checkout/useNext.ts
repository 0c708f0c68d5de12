import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CartStep } from '#rules/cartSteps.ts';
import { useUnsent } from '../cart/unsentChanges.ts';
import { useOffline } from '../shared/browser/online.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import type { CartTexts } from './content/useCartTexts.ts';
import type { NextBlocker } from './nextBlockers.ts';
import { useStepAddress } from './useStepAddress.ts';

/** Between a press on Next and its result. */
type NextStatus = 'ready' | 'waitingForPlace' | 'saving' | 'paying';
/** Why the age is requested: to pay, or because a refusal named it. */
type AgeCheckState = 'closed' | 'beforePayment' | 'afterRefusal';

type Props = {
  step: CartStep;
  leadsTo: CartStep | 'payment';
  blocker: NextBlocker | null;
  /** The cart has the chosen place only once it is saved. */
  isPlacePending: boolean;
  texts: CartTexts;
  /** Lines of alcohol while the age is not confirmed. */
  alcohol: readonly string[];
  isPaying: boolean;
  pay: () => Promise<void>;
};

/**
 * Why the cart cannot continue while the network is down or does not answer, in the reader's language; null if it can.
 * At the payment the text says that nothing was paid, and to try again.
 */
function useNetworkBlock(isPayment: boolean): string | null {
  const { t } = useTranslation();
  const offline = useOffline();
  const unsent = useUnsent();
  if (offline) return t(isPayment ? 'checkout.offline_pay' : 'checkout.offline');
  // A payment now would miss the last changes.
  return unsent ? t('cart.unanswered') : null;
}

/** What a press on Next does: says why it is blocked, or saves the step and leads to the next one, or to the payment. */
export function useNext({ step, leadsTo, blocker, isPlacePending, texts, alcohol, isPaying, pay }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const stepAddress = useStepAddress();
  const networkBlock = useNetworkBlock(leadsTo === 'payment');
  const [ageCheck, setAgeCheck] = useState<AgeCheckState>('closed');
  /** The step where Next was pressed while its place was being saved: the press waits for that. */
  const [waitingAt, setWaitingAt] = useState<CartStep | null>(null);
  const reason = networkBlock ?? (blocker && t(blocker.key, { items: blocker.items ?? '' }));

  const proceed = async () => {
    if (reason) {
      toast.error(reason);
      if (blocker?.fixedAt && blocker.fixedAt !== step) await navigate(stepAddress(blocker.fixedAt));
      return;
    }
    // Step 1 saves itself; if it was skipped, its pending texts are sent before the payment.
    if ((step === 1 || (leadsTo === 'payment' && texts.hasPending)) && !(await texts.save())) return;
    if (leadsTo !== 'payment') return navigate(stepAddress(leadsTo));
    if (alcohol.length > 0) return setAgeCheck('beforePayment');
    await pay();
  };

  // Without a network nothing is being saved: the press is answered with the reason.
  const isSavingPlace = isPlacePending && networkBlock === null;
  const isWaiting = waitingAt !== null;
  if (isWaiting && waitingAt !== step) setWaitingAt(null);
  const proceedNow = useEffectEvent(() => {
    setWaitingAt(null);
    void proceed();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer to a press that came before the place was saved
    if (isWaiting && !isSavingPlace) proceedNow();
  }, [isWaiting, isSavingPlace]);

  const status: NextStatus = isPaying ? 'paying' : texts.saving ? 'saving' : isWaiting ? 'waitingForPlace' : 'ready';
  return {
    leadsTo,
    /** Why it is blocked, in the reader's language; null: it is not. */
    reason,
    status,
    press: () => (isSavingPlace ? setWaitingAt(step) : void proceed()),
    pay,
    ageCheck: {
      isOpen: ageCheck !== 'closed',
      alcohol,
      openAfterRefusal: () => setAgeCheck('afterRefusal'),
      close: () => setAgeCheck('closed'),
      onConfirmed: () => {
        setAgeCheck('closed');
        if (ageCheck === 'beforePayment') void pay();
      },
    },
  };
}
