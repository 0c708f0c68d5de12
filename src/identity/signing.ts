import type { Environment } from 'relay-runtime';
import { LOGIN_POPUP_HEIGHT_PX, LOGIN_POPUP_WIDTH_PX } from '#rules/constants.ts';
import { readAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import { parseJson, readTab, writeTab } from '../shared/storage/tabStorage.ts';
import { LOGIN_FAILURE } from '../shared/storage/visits.ts';
import { clientOf, type SignInOptions, type SignOutOptions } from './identityGate.ts';

/** A key of this tab's storage. */
const TARGET = 'etal.sign-in-target';

/** Stores the path that the visitor wants, in case the login fails; the client stores it in case it does not. */
export const storeTarget = (target: string): void => writeTab(TARGET, target);
/** The path wanted when the visitor last left for the login in this tab; null: none. */
export const storedTarget = (): string | null => readTab(TARGET) || null;

/** Stores the failure for the next page of this tab, which is in the other language. */
export const storeFailure = (environment: Environment): void =>
  writeTab(LOGIN_FAILURE, JSON.stringify(readAuthentication(environment).error));

/** The failure left by the previous page of this tab, once; null: none. */
export function takeStoredFailure(): { code: string; description: string } | null {
  const text = readTab(LOGIN_FAILURE);
  if (text) writeTab(LOGIN_FAILURE, '');
  const { code, description } = Object(parseJson(text)) as Record<string, unknown>;
  return typeof code === 'string' && typeof description === 'string' ? { code, description } : null;
}

/** Redirects to the hosted login, which returns to the origin and then to `target` (F-022). */
export async function signIn(environment: Environment, options: SignInOptions): Promise<void> {
  setAuthentication(environment, { error: null });
  await (await clientOf(environment)).redirect(options);
}

/**
 * Signs in by a popup, over the page (F-029). Call it from a press: the window opens before the client has loaded, or
 * browsers block it. A blocked one is no failure: the page itself goes to the login.
 */
export async function signInByPopup(environment: Environment, options: SignInOptions): Promise<void> {
  const left = window.screenX + (window.innerWidth - LOGIN_POPUP_WIDTH_PX) / 2;
  const top = window.screenY + (window.innerHeight - LOGIN_POPUP_HEIGHT_PX) / 2;
  const size = `left=${left},top=${top},width=${LOGIN_POPUP_WIDTH_PX},height=${LOGIN_POPUP_HEIGHT_PX}`;
  const popup = window.open('', 'etal:login', `${size},resizable,scrollbars=yes,status=1`);
  if (!popup) return signIn(environment, options);
  setAuthentication(environment, { popupOpen: true, error: null });
  try {
    await (await clientOf(environment)).popup(options, popup);
  } catch (error) {
    popup.close();
    throw error;
  } finally {
    setAuthentication(environment, { popupOpen: false });
  }
}

/** Ends the session and returns to the origin (F-030). Throws for mutually exclusive options (F-031). */
export async function signOut(environment: Environment, options: SignOutOptions = {}): Promise<void> {
  if (options.federated && options.localOnly)
    throw new Error('It is invalid to set both the `federated` and `localOnly` options to `true`');
  await (await clientOf(environment)).signOut(options);
}
