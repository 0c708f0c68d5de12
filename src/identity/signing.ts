import type { Environment } from 'relay-runtime';
import { LOGIN_POPUP_HEIGHT_PX, LOGIN_POPUP_WIDTH_PX } from '../../rules/constants.ts';
import { knownAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';
import { clientOf, type SignInWish, type SignOutWish } from './identityGate.ts';

/** Where things are kept in the tab. */
const FAILED = 'etal.sign-in-failed';
const TARGET = 'etal.sign-in-target';

/** Keeps the path that the visitor wants, for when the login fails; the client keeps it for when it does not. */
export const rememberTarget = (target: string): void => remember(TARGET, target);
/** The path that the visitor wanted when they last left for the login in this tab; null: they did not. */
export const wantedTarget = (): string | null => recall(TARGET) || null;

/** Keeps the failure for the next page of this tab, which speaks the other language. */
export const handOverFailure = (environment: Environment): void =>
  remember(FAILED, JSON.stringify(knownAuthentication(environment).error));

/** The failure that the last page of this tab left, once; null: none. */
export function handedOverFailure(): { code: string; description: string } | null {
  const text = recall(FAILED);
  if (text) remember(FAILED, '');
  try {
    const { code, description } = JSON.parse(text || '{}') as Record<string, unknown>;
    return typeof code === 'string' && typeof description === 'string' ? { code, description } : null;
  } catch {
    return null;
  }
}

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
