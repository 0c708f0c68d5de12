import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import { addresses, addressOf, localeOfPath } from '#rules/addresses.ts';
import { refreshCart } from '../cart/refreshCart.ts';
import { IdentityRunner } from '../identity/IdentityRunner.tsx';
import { noteSessionEnd } from '../identity/sessionEnd.ts';
import { storeFailure, storeTarget, storedTarget } from '../identity/signing.ts';
import type { PersonChange } from '../identity/useIdentitySync.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { setAuthentication, useAuthentication } from '../shared/relay/authentication.ts';
import { saveInput } from '../shared/storage/unsavedInput.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { CustomerPart } from './CustomerPart.tsx';
import { usePageContext } from './usePageContext.ts';

export { SignOutButton } from '../identity/SignOutButton.tsx';

/** Runs the identity client, and applies its results to the page. */
export function IdentityEffects() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const { isAuthenticated } = useAuthentication();
  const { page } = usePageContext();
  const { revalidate } = useRevalidator();

  const resume = (target: string | null) => {
    storeTarget('');
    const path = target ?? addressOf('home', locale);
    if (localeOfPath(path) === locale) void navigate(path, { replace: true });
    else window.location.replace(path);
  };
  const showFailure = () => {
    const language = localeOfPath(storedTarget() ?? addressOf('home', locale));
    const path = addressOf('error', language);
    if (language === locale) return void navigate(path, { replace: true });
    storeFailure(environment);
    window.location.replace(path);
  };
  /** Loading a new document removes the former customer's data from the page; a guarded one would sign in again. */
  const leaveSession = () => {
    if (page === null || !('login' in addresses[page])) return window.location.reload();
    setAuthentication(environment, { error: { code: 'signed_out', description: '' } });
    storeFailure(environment);
    window.location.replace(addressOf('error', locale));
  };
  const applyPersonChange = async ({ previous, current }: PersonChange) => {
    if (previous !== null) {
      // Nobody signed out: what was being typed is restored after the login.
      if (current === null) {
        saveInput();
        noteSessionEnd();
      }
      return window.location.reload();
    }
    // The cart has changed, and every part of the page needs it.
    await refreshCart(environment);
    await revalidate();
  };
  return (
    <>
      <IdentityRunner
        onResume={resume}
        onReturnFailed={showFailure}
        // The desk shows this itself, since nobody shops there as a guest.
        onCheckFailed={() => page !== 'desk' && toast.error(t('sign_in.guest_meanwhile'))}
        onSessionEnded={noteSessionEnd}
        onPersonChange={(change) => void applyPersonChange(change)}
        onSignedOutElsewhere={leaveSession}
      />
      {isAuthenticated && <CustomerPart />}
    </>
  );
}
