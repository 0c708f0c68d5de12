import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { formatCents } from '#rules/money.ts';
import { signInErrorText } from '../../identity/signInErrorTexts.ts';
import { signInByPopup } from '../../identity/signing.ts';
import { setAuthentication, useAuthentication } from '../../shared/relay/authentication.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import { userIcon, wineIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import type { StepProps } from '../stepProps.ts';
import { hasChosenGuest } from './guestChoice.ts';
import styles from './GuestLine.module.css';

type Props = Pick<StepProps, 'alcohol' | 'orderFee'>;

/**
 * At the top of step 2: that the order is a guest's and what that costs where an account can avoid it (ADR 199), with a link to
 * sign in and one to create an account (F-102, F-125). Choosing a place and paying continues as a guest; after that it is not shown again.
 */
export function GuestLine({ alcohol, orderFee }: Props) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { membership, trial, taxes } = useMarketOffers();
  const { isAuthenticated, popupOpen, error } = useAuthentication();
  const { pathname, search } = useLocation();
  // It stays until the page is left: nothing moves under the press on Pay.
  const [isShown] = useState(() => !hasChosenGuest());
  // Shown here, so the next page that needs an account does not repeat it.
  useEffect(() => () => setAuthentication(environment, { error: null }), [environment]);
  const signIn = (signUp: boolean) => {
    if (popupOpen) return;
    // The result is in the authentication state.
    signInByPopup(environment, { target: pathname + search, signUp }).catch(() => undefined);
  };
  if (!isShown || isAuthenticated) return null;
  const link = (text: string, signUp: boolean) => (
    <TextLink standalone aria-disabled={popupOpen || undefined} onClick={() => signIn(signUp)}>
      {text}
    </TextLink>
  );
  return (
    <section aria-label={t('checkout.chooser')} className={styles.line}>
      {error && !popupOpen && (
        <Notice kind="error" title={t(`sign_in.failures.${signInErrorText(error.code).text}.title`)}>
          <p>{t(`sign_in.failures.${signInErrorText(error.code).text}.words`)}</p>
        </Notice>
      )}
      <Notice kind="plain" icon={userIcon} className={styles.choice}>
        <p>
          {orderFee > 0 && membership
            ? t(taxes ? 'checkout.guest' : 'checkout.guest_untaxed', { fee: formatCents(orderFee) })
            : t('checkout.guest_free')}{' '}
          {membership && t(trial ? 'checkout.guest_trial' : 'checkout.guest_member')}
        </p>
        <p className={styles.links}>
          {link(t('checkout.sign_in'), false)}
          {link(t('checkout.sign_up'), true)}
        </p>
      </Notice>
      {alcohol && (
        <Notice kind="sunken" icon={wineIcon}>
          <p>{t('checkout.alcohol_ahead')}</p>
        </Notice>
      )}
    </section>
  );
}
