import { useCallback, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useCreateMembershipMutation } from '../../__generated__/hooks/useCreateMembershipMutation.ts';
import { useManageMembershipMutation } from '../../__generated__/hooks/useManageMembershipMutation.ts';
import { ACCOUNT_VIEW_NAMES } from '../../rules/addresses.ts';
import { isBillingUrl } from '../../rules/billingUrl.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { useToast } from '../shared/ui/toasts.tsx';

graphql`
  mutation ManageMembershipMutation($returnUrl: String!) {
    manageMembership(returnUrl: $returnUrl)
  }
`;

graphql`
  mutation CreateMembershipMutation {
    createMembership
  }
`;

type Way = 'create' | 'manage';

/**
 * Opens the provider's page: where a year is paid, or the portal, which returns to the account. An address on another
 * host is rejected (F-137, E45). busy: from the press until navigation, or a refusal.
 */
export function useBillingPage(): { busy: Way | null; go: (way: Way) => Promise<void> } {
  const { t } = useTranslation();
  const toast = useToast();
  const { origin, billing } = usePageSettings();
  const locale = useLocale();
  const addressOf = useAddress();
  const [create] = useCreateMembershipMutation();
  const [manage] = useManageMembershipMutation();
  const [busy, setBusy] = useState<Way | null>(null);
  const going = useRef(false);

  const ask = useCallback(
    async (way: Way): Promise<string | null> => {
      if (way === 'create') return (await create({ variables: {} }))?.createMembership ?? null;
      const returnUrl = origin + addressOf('account', { view: ACCOUNT_VIEW_NAMES.membership[locale] });
      return (await manage({ variables: { returnUrl }, failureKey: 'errors.portal' }))?.manageMembership ?? null;
    },
    [addressOf, create, locale, manage, origin],
  );

  const go = useCallback(
    async (way: Way) => {
      if (going.current) return;
      going.current = true;
      setBusy(way);
      const address = await ask(way);
      if (address !== null && isBillingUrl(address, billing)) return window.location.assign(address);
      going.current = false;
      setBusy(null);
      if (address !== null) toast.error(t('errors.portal'));
    },
    [ask, billing, t, toast],
  );
  return { busy, go };
}
