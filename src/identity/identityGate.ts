import type { Environment } from 'relay-runtime';
import { isSignInReturn } from '#rules/addresses.ts';
import type { IdentitySettings } from '#rules/pageContract.ts';
import { whenAuthenticationLoaded, readAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import type { Bearer } from '../shared/relay/network.ts';
import { readCookie } from '../shared/storage/cookies.ts';

/**
 * target: the path to resume, with its query. signUp: the provider opens its sign-up form (F-039). replace: the login
 * replaces this page in the history, so that Back does not lead into the guard again.
 */
export type SignInOptions = { target: string; signUp?: boolean; replace?: boolean };
/** federated: at the provider's own provider too. localOnly: here only. Never both (F-031). */
export type SignOutOptions = { federated?: boolean; localOnly?: boolean };

/** The identity client, in a chunk of its own that loads when it is needed. */
export type IdentityClient = {
  token: Bearer;
  redirect(options: SignInOptions): Promise<void>;
  /** Resolves when the window is closed; the result is in the authentication state. */
  popup(options: SignInOptions, popup: Window): Promise<void>;
  signOut(options: SignOutOptions): Promise<void>;
};

/** Access to the client: one for each page's environment. */
type Gate = {
  /** The client is needed. */
  isNeeded?: boolean;
  /** Loads it. */
  load?: () => void;
  client: Promise<IdentityClient>;
  resolve: (client: IdentityClient) => void;
  reject: (error: unknown) => void;
};

const gates = new WeakMap<Environment, Gate>();

/** A client that is still loading. A failure is reported to those who wait for it, and to nobody else. */
function resetClient(gate: Partial<Gate>): Gate {
  gate.client = new Promise((resolve, reject) => Object.assign(gate, { resolve, reject }));
  gate.client.catch(() => undefined);
  return gate as Gate;
}

function gateOf(environment: Environment): Gate {
  let gate = gates.get(environment);
  if (!gate) gates.set(environment, (gate = resetClient({})));
  return gate;
}

/** Sets how the client is loaded: immediately if it is already needed. */
export function setClientLoader(environment: Environment, load: () => void): void {
  const gate = gateOf(environment);
  gate.load = load;
  if (gate.isNeeded) load();
}

/** Whether the client is needed on this page. */
export const isClientNeeded = (environment: Environment): boolean => gateOf(environment).isNeeded === true;

/** The running client; loads it if needed. Rejects if it does not load. */
export function clientOf(environment: Environment): Promise<IdentityClient> {
  const gate = gateOf(environment);
  if (!gate.isNeeded) {
    gate.isNeeded = true;
    gate.load?.();
  }
  return gate.client;
}

/** The client is running. */
export const connectClient = (environment: Environment, client: IdentityClient): void =>
  gateOf(environment).resolve(client);

/**
 * The client could not be loaded: those who wait are notified, the visitor shops as a guest, and the next request
 * retries.
 */
export function failClient(environment: Environment, cause: unknown): void {
  const gate = gateOf(environment);
  gate.isNeeded = false;
  gate.reject(cause);
  resetClient(gate);
  const error = { code: 'client_unavailable', description: String(cause) };
  setAuthentication(environment, { loading: false, popupOpen: false, error });
}

/** The client's own mark, for a day, that somebody is signed in in this browser (spec 9). */
export const hasSession = ({ clientId }: IdentitySettings): boolean =>
  readCookie(`auth0.${clientId}.is.authenticated`) !== null;

/**
 * Starts authentication, once per page and before it is rendered (F-026): loads the client if there is a session to
 * check or a return from the login to complete; otherwise nobody is signed in, and that is known immediately.
 */
export function startIdentity(environment: Environment, settings: IdentitySettings, query: URLSearchParams): void {
  if (isSignInReturn(query) || hasSession(settings)) void clientOf(environment);
  else setAuthentication(environment, { loading: false });
}

/**
 * The shopper's token for the network, from the environment's client; null for a guest, immediately if nobody can be
 * signed in.
 */
export const bearerOf =
  (environment: () => Environment): Bearer =>
  async (options) => {
    await whenAuthenticationLoaded(environment());
    if (!readAuthentication(environment()).isAuthenticated) return null;
    return (await clientOf(environment())).token(options);
  };
