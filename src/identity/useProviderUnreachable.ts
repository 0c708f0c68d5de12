import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { isOffline, useOffline } from '../shared/browser/online.ts';
import { setAuthentication, useAuthentication } from '../shared/relay/authentication.ts';
import { clientOf } from './identityGate.ts';

/** How long the session may stay unknown before it counts as undeterminable, in ms. */
export const LATE_AFTER_MS = 4000;
/** How long until the provider is asked again, in ms; immediately when the network is back. */
export const RETRY_AFTER_MS = 15_000;

/** Codes of a provider that did not answer, which say nothing about the session (signInErrorTexts.ts). */
export const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'client_unavailable',
  'failed_to_fetch',
  'invalid_response',
  'lock_unavailable',
  'request_error',
  'server_error',
  'temporarily_unavailable',
  'timeout',
]);

/** Checks the session again. The result is in the authentication state. */
async function checkSession(environment: Environment): Promise<void> {
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
  const failed = UNREACHABLE_CODES.has(error?.code ?? '');
  // When the network returns, the current state is shown until the session is known.
  const [wasUnreachable, setWasUnreachable] = useState(false);
  const isUnreachable = !isAuthenticated && (offline || (loading ? late || wasUnreachable : failed));
  if (isUnreachable !== wasUnreachable) setWasUnreachable(isUnreachable);
  // While it is loading the client is already checking.
  const shouldRetry = isUnreachable && failed && !loading;
  useEffect(() => {
    if (!shouldRetry) return;
    const retry = () => {
      if (!isOffline()) checkSession(environment).catch(() => undefined);
    };
    const timer = setInterval(retry, RETRY_AFTER_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [shouldRetry, environment]);
  return isUnreachable;
}
