import type { Environment } from 'relay-runtime';
import { isSignInReturn } from '../../rules/addresses.ts';
import { LOGIN_POPUP_HEIGHT_PX, LOGIN_POPUP_WIDTH_PX } from '../../rules/constants.ts';
import type { IdentitySettings } from '../shared/browser/pageSettings.ts';
import { authenticationSettled, knownAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import type { Bearer } from '../shared/relay/network.ts';
import { readCookie } from '../shared/storage/cookies.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';

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
  wanted: boolean;
  listeners: Set<() => void>;
  client: PromiseWithResolvers<IdentityClient>;
};

const gates = new WeakMap<Environment, Gate>();
/** A refused client is told to those who wait for it; nobody else needs to hear. */
function newClient(): Gate['client'] {
  const client = Promise.withResolvers<IdentityClient>();
  client.promise.catch(() => undefined);
  return client;
}
function gateOf(environment: Environment): Gate {
  let gate = gates.get(environment);
  if (!gate) gates.set(environment, (gate = { wanted: false, listeners: new Set(), client: newClient() }));
  return gate;
}

function want(environment: Environment, wanted: boolean): Gate {
  const gate = gateOf(environment);
  gate.wanted = wanted;
  for (const listener of gate.listeners) listener();
  return gate;
}

/** Whether the client is to be fetched, for useSyncExternalStore. */
export const clientWish = (environment: Environment) => ({
  subscribe(listener: () => void) {
    gateOf(environment).listeners.add(listener);
    return () => void gateOf(environment).listeners.delete(listener);
  },
  read: () => gateOf(environment).wanted,
});

/** The client runs. */
export const connectClient = (environment: Environment, client: IdentityClient): void =>
  gateOf(environment).client.resolve(client);

/** The client could not be fetched: those who wait are told, the visitor shops as a guest, and the next wish tries again. */
export function refuseClient(environment: Environment, cause: unknown): void {
  const gate = want(environment, false);
  gate.client.reject(new Error('The identity client did not load.', { cause }));
  gate.client = newClient();
  const error = { code: 'client_unavailable', description: 'The identity client did not load.' };
  setAuthentication(environment, { loading: false, popupOpen: false, error });
}

const clientOf = (environment: Environment): Promise<IdentityClient> => want(environment, true).client.promise;

const FAILED = 'etal.sign-in-failed';
const TARGET = 'etal.sign-in-target';

/** Keeps the path that the visitor wants, for when the login fails; the client keeps it for when it does not. */
export const rememberTarget = (target: string): void => remember(TARGET, target);
/** The path that the visitor wanted when they last left for the login in this tab; null: they did not. */
export const wantedTarget = (): string | null => recall(TARGET) || null;

/** Keeps the failure for the next page of this tab, which speaks the other language. */
export const handOverFailure = (environment: Environment): void =>
  remember(FAILED, JSON.stringify(knownAuthentication(environment).error));

function handedOver(): { code: string; description: string } | null {
  const text = recall(FAILED);
  if (text) remember(FAILED, '');
  try {
    const { code, description } = JSON.parse(text || '{}') as Record<string, unknown>;
    return typeof code === 'string' && typeof description === 'string' ? { code, description } : null;
  } catch {
    return null;
  }
}

/** The client's own mark, for a day, that somebody is signed in in this browser (spec 9). */
export const hasSession = ({ clientId }: IdentitySettings): boolean =>
  readCookie(`auth0.${clientId}.is.authenticated`) !== null;

/**
 * Begins with the visitor, once per page and before it is drawn (F-026): the client is fetched when there is a session to
 * check or a return from the login to finish; else nobody is signed in, and that is known at once.
 */
export function startIdentity(environment: Environment, settings: IdentitySettings, query: URLSearchParams): void {
  const needed = isSignInReturn(query) || hasSession(settings);
  if (needed) want(environment, true);
  setAuthentication(environment, { loading: needed, error: handedOver() });
}

/** The shopper's token for the network, from the environment's client; null for a guest, at once when nobody can be signed in. */
export const bearerOf =
  (environment: () => Environment): Bearer =>
  async (options) => {
    await authenticationSettled(environment());
    if (!knownAuthentication(environment()).isAuthenticated) return null;
    return (await clientOf(environment())).token(options);
  };

/** Leaves for the hosted login, which comes back to the origin and then to `target` (F-022). */
export async function signIn(environment: Environment, wish: SignInWish): Promise<void> {
  setAuthentication(environment, { error: null });
  await (await clientOf(environment)).redirect(wish);
}

/**
 * Signs in by a popup, over the page (F-029). To be called from a press: the window opens before the client is there,
 * else browsers block it. A blocked one is no failure: the page itself goes to the login.
 */
export async function signInByPopup(environment: Environment, wish: SignInWish): Promise<void> {
  const left = window.screenX + (window.innerWidth - LOGIN_POPUP_WIDTH_PX) / 2;
  const top = window.screenY + (window.innerHeight - LOGIN_POPUP_HEIGHT_PX) / 2;
  const size = `left=${left},top=${top},width=${LOGIN_POPUP_WIDTH_PX},height=${LOGIN_POPUP_HEIGHT_PX}`;
  const popup = window.open('', 'etal:login', `${size},resizable,scrollbars=yes,status=1`);
  if (!popup) return signIn(environment, wish);
  setAuthentication(environment, { popupOpen: true, error: null });
  try {
    await (await clientOf(environment)).popup(wish, popup);
  } catch (error) {
    popup.close();
    throw error;
  } finally {
    setAuthentication(environment, { popupOpen: false });
  }
}

/** Ends the session and returns to the origin (F-030). Throws when asked for two things that exclude each other (F-031). */
export async function signOut(environment: Environment, wish: SignOutWish = {}): Promise<void> {
  if (wish.federated && wish.localOnly)
    throw new Error('It is invalid to set both the `federated` and `localOnly` options to `true`');
  await (await clientOf(environment)).signOut(wish);
}
