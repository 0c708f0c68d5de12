import { useTranslation } from 'react-i18next';
import { CART_VIEW_NAMES, type CartStep, type DeliveryMethod } from '#rules/cartSteps.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Steps } from '../shared/ui/Steps.tsx';

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
  const address = useAddress();
  const locale = useLocale();
  const second = method === null ? t('checkout.step_where') : t(method === 'ship' ? 'cart.delivery' : 'cart.pickup');
  return (
    <Steps
      label={t('checkout.steps')}
      doneLabel={t('checkout.done')}
      current={step}
      steps={[
        { label: t('cart.title'), href: address('cart') },
        { label: second, href: address('cart', { view: CART_VIEW_NAMES.expedition[locale] }) },
        ...(credit ? [{ label: t('checkout.step_balance') }] : []),
      ]}
    />
  );
}
