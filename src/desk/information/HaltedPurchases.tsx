import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerFailure } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';

/** Purchases that higher amounts stop until their customers agree, as the server counts them (ADR 188). */
type HaltedPurchases = { baskets: number; purchases: number };
const NONE: HaltedPurchases = { baskets: 0, purchases: 0 };

/** What the server counted now; null: it refused for another reason. */
function haltedOf(error: unknown): HaltedPurchases | null {
  const refusal =
    error instanceof ServerFailure && error.errors.find(({ extensions }) => extensions?.code === 'TERMS_RAISED');
  if (!refusal) return null;
  const { baskets, purchases } = refusal.extensions?.params ?? {};
  return { baskets: Number(baskets), purchases: Number(purchases) };
}

/** Saves for those who were shown this; `isHandled`: the call's failures that become a question. */
type Save = (shown: HaltedPurchases, isHandled: (error: unknown) => boolean) => Promise<void>;
type Question = { halted: HaltedPurchases; isAgain: boolean; answer: (isAgreed: boolean) => void };

/**
 * Saves the market's amounts: what they stop is shown first, and again if there is more or less of it by then (ADR 98). `dialog` is to be
 * rendered. Ends without saving if the reader goes back.
 */
export function useHaltedPurchases(): { ask: (save: Save) => Promise<void>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const agreedTo = (halted: HaltedPurchases, isAgain: boolean) =>
    new Promise<boolean>((resolve) => {
      const answer = (isAgreed: boolean) => {
        setQuestion(null);
        resolve(isAgreed);
      };
      setQuestion({ halted, isAgain, answer });
    });
  const ask = async (save: Save, shown = NONE): Promise<void> => {
    let now: HaltedPurchases | null = null;
    await save(shown, (error) => (now = haltedOf(error)) !== null);
    if (now && (await agreedTo(now, shown !== NONE))) await ask(save, now);
  };
  return { ask: (save) => ask(save), dialog: question && <HaltedDialog {...question} /> };
}

function HaltedDialog({ halted: { baskets, purchases }, isAgain, answer }: Question) {
  const { t } = useTranslation();
  const back = () => answer(false);
  return (
    <Dialog
      open
      onClose={back}
      title={t('desk_information.halted.question')}
      closeLabel={t('labels.close')}
      actions={
        <>
          <Button onClick={() => answer(true)}>{t('desk_information.halted.save')}</Button>
          <SafeAnswer onClick={back}>{t('desk_lists.agreement.change')}</SafeAnswer>
        </>
      }
    >
      {isAgain && <p>{t('desk_information.halted.again')}</p>}
      {baskets > 0 && <p>{t('desk_information.halted.subscriptions', { count: baskets })}</p>}
      {purchases > 0 && <p>{t('desk_information.halted.purchases', { count: purchases })}</p>}
    </Dialog>
  );
}
