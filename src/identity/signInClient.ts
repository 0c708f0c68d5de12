import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { Environment } from 'relay-runtime';
import { LOGIN_POPUP_TIMEOUT_MS } from '../../rules/constants.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { TransportFailure } from '../shared/relay/failure.ts';
import { forgetVisitor } from '../shared/storage/forgetVisitor.ts';
import { type IdentityClient, type SignInWish } from './identityGate.ts';
import { rememberTarget } from './signing.ts';
import { endsSession, signInFailure } from './signInFailure.ts';

type Library = Pick<
  Auth0ContextInterface,
  'getAccessTokenSilently' | 'loginWithRedirect' | 'loginWithPopup' | 'logout'
>;
type Options = {
  environment: Environment;
  /** The site's own, where sign-out returns to. */
  origin: string;
  /** This page is being left by its visitor: other tabs are told, and nothing is written any more. */
  onLeave: () => void;
  /** Whether its visitor signed out in another tab, which then counts here. */
  leftElsewhere: () => boolean;
};

const wished = ({ signUp }: SignInWish) => (signUp ? { authorizationParams: { screen_hint: 'signup' } } : {});

/** The market's identity client on the library's. library: read anew for each call. */
export const createIdentityClient = (library: () => Library, options: Options): IdentityClient => ({
  async token({ fresh }) {
    // Before the library is asked: its own memory, and its refresh token, outlive a sign-out in another tab.
    if (options.leftElsewhere()) return null;
    try {
      return (await library().getAccessTokenSilently(fresh ? { cacheMode: 'off' } : {})) ?? null;
    } catch (error) {
      const failure = signInFailure(error);
      // Done as a guest, a change would land in another cart than the reader sees.
      if (!endsSession(failure)) throw new TransportFailure(failure.description, { cause: error });
      await library().logout({ openUrl: false });
      return null;
    }
  },

  async redirect(wish) {
    rememberTarget(wish.target);
    try {
      await library().loginWithRedirect({
        appState: { returnTo: wish.target },
        ...wished(wish),
        ...(wish.replace && { openUrl: (url: string) => window.location.replace(url) }),
      });
    } catch (error) {
      const { code, description } = signInFailure(error);
      setAuthentication(options.environment, { error: { code, description } });
    }
  },

  popup: (wish, popup) =>
    library().loginWithPopup(wished(wish), { popup, timeoutInSeconds: LOGIN_POPUP_TIMEOUT_MS / 1000 }),

  async signOut({ federated, localOnly }) {
    options.onLeave();
    forgetVisitor();
    // Loading: guards wait instead of asking who just left to sign in.
    setAuthentication(options.environment, { loading: true, isAuthenticated: false, user: null, error: null });
    // Loading a document is what empties a page; one that the browser had kept whole is loaded again.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    const logoutParams = { returnTo: options.origin, ...(federated && { federated }) };
    await library().logout(localOnly ? { openUrl: false } : { logoutParams });
    if (localOnly) window.location.assign(options.origin);
  },
});
