import { useTranslation } from 'react-i18next';
import type { DeliveryMethod } from '../../rules/cartSteps.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Steps } from '../shared/ui/Steps.tsx';

/** Two steps, since without credit there is no third; the second takes the name of what was chosen. */
export function CartSteps({ step, method }: { step: 1 | 2; method: DeliveryMethod | null }) {
  const { t } = useTranslation();
  const address = useAddress();
  const second = method === null ? t('checkout.step_where') : t(method === 'ship' ? 'cart.delivery' : 'cart.pickup');
  return (
    <Steps
      label={t('checkout.steps')}
      doneLabel={t('checkout.done')}
      current={step}
      steps={[{ label: t('cart.title'), href: address('cart') }, { label: second }]}
    />
  );
}
