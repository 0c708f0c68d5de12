import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { isOffline, useOffline } from '../shared/browser/online.ts';
import { setAuthentication, useAuthentication } from '../shared/relay/authentication.ts';
import { clientOf } from './identityGate.ts';

/** How long the session may stay unknown before it counts as undeterminable, in ms. */
export const LATE_AFTER_MS = 4000;
/** How long until the provider is asked again, in ms; immediately when the network is back. */
export const AGAIN_AFTER_MS = 15_000;

/** Codes of a provider that did not answer, which say nothing about the session (signInErrorTexts.ts). */
export const UNREACHED: ReadonlySet<string> = new Set([
  'client_unavailable',
  'failed_to_fetch',
  'request_error',
  'server_error',
  'temporarily_unavailable',
  'timeout',
]);

/** Checks the session again. The result is in the authentication state. */
async function askAgain(environment: Environment): Promise<void> {
  const token = await (await clientOf(environment)).token({ fresh: false });
  if (token === null) setAuthentication(environment, { error: null });
}

/** True once `waiting` has lasted too long. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}

/**
 * Whether the session cannot be determined now: offline, or the provider does not answer. Checks again meanwhile. False
 * while it is known, and while it may soon be.
 */
export function useProviderUnreachable(): boolean {
  const environment = useRelayEnvironment();
  const { loading, isAuthenticated, error } = useAuthentication();
  const offline = useOffline();
  const late = useLate(loading);
  const failed = UNREACHED.has(error?.code ?? '');
  // When the network returns, the current state is shown until the session is known.
  const [was, setWas] = useState(false);
  const unreached = !isAuthenticated && (offline || (loading ? late || was : failed));
  if (unreached !== was) setWas(unreached);
  // While it is loading the client is already checking.
  const asks = unreached && failed && !loading;
  useEffect(() => {
    if (!asks) return;
    const again = () => {
      if (!isOffline()) askAgain(environment).catch(() => undefined);
    };
    const timer = setInterval(again, AGAIN_AFTER_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [asks, environment]);
  return unreached;
}
