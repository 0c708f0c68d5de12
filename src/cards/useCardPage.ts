import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useSetupPaymentMethodMutation } from '#generated/hooks/useSetupPaymentMethodMutation.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { paymentAddress } from './paymentAddress.ts';

graphql`
  mutation SetupPaymentMethodMutation($successUrl: String!, $cancelUrl: String!, $paysMembership: Boolean) {
    setupPaymentMethod(successUrl: $successUrl, cancelUrl: $cancelUrl, paysMembership: $paysMembership)
  }
`;

/** paysMembership: the customer agrees that the card also pays the membership (E72). */
type CardPage = { success: string; cancel: string; paysMembership?: boolean };

/**
 * Opens the page where a card is stored, which returns to one of two paths of the market (F-144). busy: from the press
 * until navigation, or a refusal.
 */
export function useCardPage(): { busy: boolean; open: (page: CardPage) => Promise<void> } {
  const { t } = useTranslation();
  const toast = useToast();
  const { origin, billing } = usePageSettings();
  const [setUp] = useSetupPaymentMethodMutation();
  const [busy, setBusy] = useState(false);
  const isPending = useRef(false);
  const open = async ({ success, cancel, paysMembership = false }: CardPage) => {
    if (isPending.current) return;
    isPending.current = true;
    setBusy(true);
    const variables = { successUrl: origin + success, cancelUrl: origin + cancel, paysMembership };
    const data = await setUp({ variables });
    const address = data && paymentAddress(data.setupPaymentMethod, billing);
    if (address) return window.location.assign(address);
    isPending.current = false;
    setBusy(false);
    if (data) toast.error(t('errors.portal'));
  };
  return { busy, open };
}
