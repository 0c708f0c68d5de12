import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { Environment } from 'relay-runtime';
import { LOGIN_POPUP_TIMEOUT_MS } from '#rules/constants.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { TransportFailure } from '../shared/relay/failure.ts';
import { clearVisitorStorage } from '../shared/storage/visitorStorage.ts';
import { replaceDocument } from './formerVisit.ts';
import { type IdentityClient, type SignInOptions } from './identityGate.ts';
import { endsSession, signInFailure } from './signInFailure.ts';
import { storeTarget } from './signing.ts';
import { needsLoginForm } from './signOutMark.ts';

type Library = Pick<
  Auth0ContextInterface,
  'getAccessTokenSilently' | 'loginWithRedirect' | 'loginWithPopup' | 'logout'
>;
type Options = {
  environment: Environment;
  /** The site's own origin, where sign-out returns to. */
  origin: string;
  /** The visitor is leaving for a login, by popup or by the page. */
  onSignIn: () => void;
  /** The visitor is signing out: this page writes nothing any more. */
  onLeave: () => void;
  /** The session here and at the market has ended: other tabs are notified. */
  onSignedOut: () => void;
  /** Whether the visitor signed out in another tab, which then counts here. */
  hasSignedOutElsewhere: () => boolean;
};

/**
 * After a sign-out the login asks for the password, even while the provider's session still lives: its logout may be
 * slow, or never be reached.
 */
const loginParams = ({ signUp }: SignInOptions) => {
  const authorizationParams = {
    ...(signUp && { screen_hint: 'signup' }),
    ...(needsLoginForm() && { prompt: 'login' as const }),
  };
  return Object.keys(authorizationParams).length > 0 ? { authorizationParams } : {};
};

/** The market's identity client, based on the library. library: read anew for each call. */
export const createIdentityClient = (library: () => Library, options: Options): IdentityClient => ({
  async token({ fresh }) {
    // Checked before the library: its cache and refresh token outlive a sign-out in another tab.
    if (options.hasSignedOutElsewhere()) return null;
    try {
      return (await library().getAccessTokenSilently(fresh ? { cacheMode: 'off' } : {})) ?? null;
    } catch (error) {
      const failure = signInFailure(error);
      // As a guest's, a change would go into a cart other than the one shown.
      if (!endsSession(failure)) throw new TransportFailure(failure.description, { cause: error });
      await library().logout({ openUrl: false });
      return null;
    }
  },

  async redirect(request) {
    storeTarget(request.target);
    options.onSignIn();
    try {
      await library().loginWithRedirect({
        appState: { returnTo: request.target },
        ...loginParams(request),
        ...(request.replace && { openUrl: (url: string) => window.location.replace(url) }),
      });
    } catch (error) {
      const { code, description } = signInFailure(error);
      setAuthentication(options.environment, { error: { code, description } });
    }
  },

  popup(request, popup) {
    options.onSignIn();
    return library().loginWithPopup(loginParams(request), { popup, timeoutInSeconds: LOGIN_POPUP_TIMEOUT_MS / 1000 });
  },

  async signOut({ federated, localOnly }) {
    options.onLeave();
    clearVisitorStorage();
    // Loading: guards wait instead of redirecting to sign-in right after a sign-out.
    setAuthentication(options.environment, { loading: true, isAuthenticated: false, user: null, error: null });
    // Loading a document clears a page; one restored by the browser is reloaded.
    window.addEventListener('pageshow', ({ persisted }) => persisted && replaceDocument());
    const logoutParams = { returnTo: options.origin, ...(federated && { federated }) };
    // The library opens the address once the session here has ended. The provider's own is ended by that address.
    await library().logout({
      logoutParams,
      openUrl: (url) => {
        options.onSignedOut();
        window.location.assign(localOnly ? options.origin : url);
      },
    });
  },
});
