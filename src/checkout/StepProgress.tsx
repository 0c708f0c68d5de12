import { useTranslation } from 'react-i18next';
import type { CartStep, DeliveryMethod } from '#rules/cartSteps.ts';
import { Steps } from '../shared/ui/Steps.tsx';
import { useStepAddress } from './useStepAddress.ts';

/** Two steps, and a third with credit; the second is named after the chosen method. */
export function StepProgress({
  step,
  method,
  credit,
}: {
  step: CartStep;
  method: DeliveryMethod | null;
  credit: boolean;
}) {
  const { t } = useTranslation();
  const stepAddress = useStepAddress();
  const second = method === null ? t('checkout.step_where') : t(method === 'ship' ? 'cart.delivery' : 'cart.pickup');
  return (
    <Steps
      label={t('checkout.steps')}
      doneLabel={t('checkout.done')}
      current={step}
      steps={[
        { label: t('cart.title'), href: stepAddress(1) },
        { label: second, href: stepAddress(2) },
        ...(credit ? [{ label: t('checkout.step_balance') }] : []),
      ]}
    />
  );
}
