import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useCreateMembershipMutation } from '#generated/hooks/useCreateMembershipMutation.ts';
import { useManageMembershipMutation } from '#generated/hooks/useManageMembershipMutation.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { isBillingUrl } from '#rules/billingUrl.ts';
import type { Cents } from '#rules/money.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import type { RaisedYear } from './useRaisedYear.ts';

graphql`
  mutation ManageMembershipMutation($returnUrl: String!) {
    manageMembership(returnUrl: $returnUrl)
  }
`;

graphql`
  mutation CreateMembershipMutation($price: Cents) {
    createMembership(price: $price)
  }
`;

type BillingAction = 'create' | 'manage';

/**
 * `year`: its displayed price; a higher one is asked about. Opens the provider's page: where a year is paid, or the portal, which returns to the account. An address on another
 * host is rejected (F-137, E45). busy: from the press until navigation, or a refusal.
 */
export function useBillingPage(year: RaisedYear): {
  busy: BillingAction | null;
  open: (action: BillingAction) => Promise<void>;
} {
  const { t } = useTranslation();
  const toast = useToast();
  const { origin, billing } = usePageSettings();
  const locale = useLocale();
  const addressOf = useAddress();
  const [create] = useCreateMembershipMutation();
  const [manage] = useManageMembershipMutation();
  const [busy, setBusy] = useState<BillingAction | null>(null);
  const isPending = useRef(false);

  const requestUrl = async (action: BillingAction, price: Cents) => {
    if (action === 'create') {
      const onFailure = year.ask((current) => open('create', current));
      return (await create({ variables: { price }, onFailure }))?.createMembership;
    }
    const returnUrl = origin + addressOf('account', { view: ACCOUNT_VIEW_NAMES.membership[locale] });
    return (await manage({ variables: { returnUrl }, failureKey: 'errors.portal' }))?.manageMembership;
  };
  const open = async (action: BillingAction, price: Cents = year.price): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    setBusy(action);
    const url = await requestUrl(action, price);
    if (url !== undefined && isBillingUrl(url, billing)) return window.location.assign(url);
    isPending.current = false;
    setBusy(null);
    if (url !== undefined) toast.error(t('errors.portal'));
  };
  return { busy, open };
}
