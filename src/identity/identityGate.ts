import type { Environment } from 'relay-runtime';
import { isSignInReturn } from '../../rules/addresses.ts';
import type { IdentitySettings } from '../../rules/pageContract.ts';
import { authenticationSettled, knownAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import type { Bearer } from '../shared/relay/network.ts';
import { readCookie } from '../shared/storage/cookies.ts';

/**
 * target: the path to resume, with its query. signUp: the provider opens on its form for a new account (F-039). replace: the
 * login takes this page's place in the history, so that Back does not lead into the guard again.
 */
export type SignInWish = { target: string; signUp?: boolean; replace?: boolean };
/** federated: at the provider's own provider too. localOnly: here only. Never both (F-031). */
export type SignOutWish = { federated?: boolean; localOnly?: boolean };

/** The identity client, which lies in a chunk of its own and is fetched when somebody needs it. */
export type IdentityClient = {
  token: Bearer;
  redirect(wish: SignInWish): Promise<void>;
  /** Ends when the window is closed, with whatever came of it in the authentication state. */
  popup(wish: SignInWish, popup: Window): Promise<void>;
  signOut(wish: SignOutWish): Promise<void>;
};

/** The door to the client: one for each page's environment. */
type Gate = {
  /** The client is needed. */
  wanted?: boolean;
  /** Has it fetched. */
  bring?: () => void;
  client: Promise<IdentityClient>;
  resolve: (client: IdentityClient) => void;
  reject: (error: unknown) => void;
};

const gates = new WeakMap<Environment, Gate>();

/** A client that is still to come. One that does not is told to those who wait for it; nobody else needs to hear. */
function expectClient(gate: Partial<Gate>): Gate {
  gate.client = new Promise((resolve, reject) => Object.assign(gate, { resolve, reject }));
  gate.client.catch(() => undefined);
  return gate as Gate;
}

function gateOf(environment: Environment): Gate {
  let gate = gates.get(environment);
  if (!gate) gates.set(environment, (gate = expectClient({})));
  return gate;
}

/** Has the client fetched by this from now on: at once when it is already wanted. */
export function onClientWish(environment: Environment, bring: () => void): void {
  const gate = gateOf(environment);
  gate.bring = bring;
  if (gate.wanted) bring();
}

/** Whether the client is needed on this page. */
export const isClientWanted = (environment: Environment): boolean => gateOf(environment).wanted === true;

/** The running client; asks for it to be fetched. Rejected when it does not come. */
export function clientOf(environment: Environment): Promise<IdentityClient> {
  const gate = gateOf(environment);
  if (!gate.wanted) {
    gate.wanted = true;
    gate.bring?.();
  }
  return gate.client;
}

/** The client runs. */
export const connectClient = (environment: Environment, client: IdentityClient): void =>
  gateOf(environment).resolve(client);

/** The client could not be fetched: those who wait are told, the visitor shops as a guest, and the next wish tries again. */
export function refuseClient(environment: Environment, cause: unknown): void {
  const gate = gateOf(environment);
  gate.wanted = false;
  gate.reject(cause);
  expectClient(gate);
  const error = { code: 'client_unavailable', description: String(cause) };
  setAuthentication(environment, { loading: false, popupOpen: false, error });
}

/** The client's own mark, for a day, that somebody is signed in in this browser (spec 9). */
export const hasSession = ({ clientId }: IdentitySettings): boolean =>
  readCookie(`auth0.${clientId}.is.authenticated`) !== null;

/**
 * Begins with the visitor, once per page and before it is drawn (F-026): the client is fetched when there is a session to
 * check or a return from the login to finish; else nobody is signed in, and that is known at once.
 */
export function startIdentity(environment: Environment, settings: IdentitySettings, query: URLSearchParams): void {
  if (isSignInReturn(query) || hasSession(settings)) void clientOf(environment);
  else setAuthentication(environment, { loading: false });
}

/** The shopper's token for the network, from the environment's client; null for a guest, at once when nobody can be signed in. */
export const bearerOf =
  (environment: () => Environment): Bearer =>
  async (options) => {
    await authenticationSettled(environment());
    if (!knownAuthentication(environment()).isAuthenticated) return null;
    return (await clientOf(environment())).token(options);
  };
