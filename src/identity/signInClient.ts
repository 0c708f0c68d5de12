import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { Environment } from 'relay-runtime';
import { LOGIN_POPUP_TIMEOUT_MS } from '../../rules/constants.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { TransportFailure } from '../shared/relay/failure.ts';
import { clearVisitorStorage } from '../shared/storage/visitorStorage.ts';
import { type IdentityClient, type SignInOptions } from './identityGate.ts';
import { endsSession, signInFailure } from './signInFailure.ts';
import { storeTarget } from './signing.ts';

type Library = Pick<
  Auth0ContextInterface,
  'getAccessTokenSilently' | 'loginWithRedirect' | 'loginWithPopup' | 'logout'
>;
type Options = {
  environment: Environment;
  /** The site's own origin, where sign-out returns to. */
  origin: string;
  /** The visitor is signing out: other tabs are notified, and nothing is written any more. */
  onSignOut: () => void;
  /** Whether the visitor signed out in another tab, which then counts here. */
  hasSignedOutElsewhere: () => boolean;
};

const signUpParams = ({ signUp }: SignInOptions) => (signUp ? { authorizationParams: { screen_hint: 'signup' } } : {});

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
    try {
      await library().loginWithRedirect({
        appState: { returnTo: request.target },
        ...signUpParams(request),
        ...(request.replace && { openUrl: (url: string) => window.location.replace(url) }),
      });
    } catch (error) {
      const { code, description } = signInFailure(error);
      setAuthentication(options.environment, { error: { code, description } });
    }
  },

  popup: (request, popup) =>
    library().loginWithPopup(signUpParams(request), { popup, timeoutInSeconds: LOGIN_POPUP_TIMEOUT_MS / 1000 }),

  async signOut({ federated, localOnly }) {
    options.onSignOut();
    clearVisitorStorage();
    // Loading: guards wait instead of redirecting to sign-in right after a sign-out.
    setAuthentication(options.environment, { loading: true, isAuthenticated: false, user: null, error: null });
    // Loading a document clears a page; one restored by the browser is reloaded.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    const logoutParams = { returnTo: options.origin, ...(federated && { federated }) };
    await library().logout(localOnly ? { openUrl: false } : { logoutParams });
    if (localOnly) window.location.assign(options.origin);
  },
});
