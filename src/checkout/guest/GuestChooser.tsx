import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { formatCents } from '#rules/money.ts';
import { signInErrorText } from '../../identity/signInErrorTexts.ts';
import { signInByPopup } from '../../identity/signing.ts';
import { setAuthentication, useAuthentication } from '../../shared/relay/authentication.ts';
import { subscribeToTab, readTab, writeTab } from '../../shared/storage/tabStorage.ts';
import { Icon, type IconSource } from '../../shared/ui/Icon.tsx';
import { basketIcon, caretRightIcon, userIcon, userPlusIcon, wineIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import type { StepProps } from '../stepProps.ts';
import styles from './GuestChooser.module.css';

const KEY = 'etal.guest';

/**
 * The visitor continues without an account; stored for the tab's life, so that a refused payment does not ask again
 * (F-102).
 */
export const useGuestChoice = (): boolean =>
  useSyncExternalStore(
    subscribeToTab,
    () => readTab(KEY) === 'yes',
    () => false,
  );

const chooseGuest = (): void => writeTab(KEY, 'yes');

type ChooserButtonProps = { icon: IconSource; title: string; detail: string; busy?: boolean; onChoose: () => void };

const ChooserButton = ({ icon, title, detail, busy = false, onChoose }: ChooserButtonProps) => (
  <button type="button" className={styles.row} aria-disabled={busy || undefined} onClick={busy ? undefined : onChoose}>
    <Icon of={icon} size={28} className={styles.icon} />
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
    <Icon of={caretRightIcon} size={22} />
  </button>
);

/** How to continue, each option with its price or benefit (F-102, F-125); none is preselected. */
export function GuestChooser({ alcohol, orderFee }: Pick<StepProps, 'alcohol' | 'orderFee'>) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { popupOpen, error } = useAuthentication();
  const { pathname, search } = useLocation();
  const fee = formatCents(orderFee);
  const signIn = (signUp: boolean) => {
    // The result is in the authentication state.
    signInByPopup(environment, { target: pathname + search, signUp }).catch(() => undefined);
  };
  // Shown here, so the next page that needs an account does not repeat it.
  useEffect(() => () => setAuthentication(environment, { error: null }), [environment]);
  return (
    <div className={styles.chooser}>
      {error && !popupOpen && (
        <Notice kind="error" title={t(`sign_in.failures.${signInErrorText(error.code).text}.title`)}>
          <p>{t(`sign_in.failures.${signInErrorText(error.code).text}.words`)}</p>
        </Notice>
      )}
      <ChooserButton
        icon={userIcon}
        title={t('checkout.sign_in')}
        detail={t('checkout.sign_in_detail')}
        busy={popupOpen}
        onChoose={() => signIn(false)}
      />
      <ChooserButton
        icon={userPlusIcon}
        title={t('checkout.sign_up')}
        detail={t('checkout.sign_up_detail', { fee })}
        busy={popupOpen}
        onChoose={() => signIn(true)}
      />
      <ChooserButton
        icon={basketIcon}
        title={t('checkout.guest')}
        detail={t('checkout.guest_detail', { fee })}
        onChoose={chooseGuest}
      />
      {alcohol && (
        <Notice kind="sunken" icon={wineIcon}>
          <p>{t('checkout.alcohol_ahead')}</p>
        </Notice>
      )}
    </div>
  );
}
