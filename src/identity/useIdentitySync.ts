import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { claimStorage, clearVisitorStorage, removeCustomerCookie } from '../shared/storage/visitorStorage.ts';
import { currentVisit, documentVisit } from '../shared/storage/visits.ts';
import { connectClient, hasSession } from './identityGate.ts';
import { profileOf } from './identityOptions.ts';
import { createIdentityClient } from './signInClient.ts';
import { endsSession, signInFailure, type SignInFailure } from './signInFailure.ts';
import { loginVisit, markLoginStart, markSignIn, markSignOut } from './signOutMark.ts';

/** Who was signed in and who is, by the provider's id. */
export type PersonChange = { previous: string | null; current: string | null };
export type IdentityEvents = {
  /** The return from the login failed; the reason is in the authentication state. */
  onReturnFailed: () => void;
  /** There may be a session, and it could not be checked: the visitor is a guest meanwhile. */
  onCheckFailed: () => void;
  /** The check found that the session has ended without a sign-out. */
  onSessionEnded: () => void;
  /** Somebody other than at the page's start: signed in by popup, or their session ended. */
  onPersonChange: (change: PersonChange) => void;
  /** The person of this page signed out in another tab: the page must be left, and signs nobody in by itself. */
  onSignedOutElsewhere: () => void;
};

const CHANNEL = 'etal.identity';
const SIGNED_OUT = 'signed-out';

/** A return that the provider never sent, or without the state of its request. */
const invalidReturn: SignInFailure = { code: 'missing_transaction', description: 'Invalid state' };
/** Whether the library recognises a response in the address: only literal, non-empty parameters. */
const isReadable = (search: string): boolean => /[?&](?:code|error)=[^&]/.test(search) && /[?&]state=[^&]/.test(search);

type Check = { done: boolean; failure: SignInFailure | null };

/**
 * Writes the client library's results into the authentication state (spec 4, F-026 to F-029), and connects the client.
 * returning: the page is the login's return address, whose query the library reads; what it cannot read is a stray
 * answer. A failed return says nothing about an existing session, so that is checked as well.
 */
export function useIdentitySync(
  auth: Auth0ContextInterface,
  {
    returning,
    onReturnFailed,
    onCheckFailed,
    onSessionEnded,
    onPersonChange,
    onSignedOutElsewhere,
  }: IdentityEvents & { returning: boolean },
): void {
  const environment = useRelayEnvironment();
  const { identity } = usePageSettings();
  const latest = useRef(auth);
  const signedOut = useRef<'here' | 'elsewhere' | null>(null);
  const person = useRef<string | null | undefined>(undefined);
  // The end of this visit is the end of this page's session, which began here, or with the login from which it returns.
  const visit = useRef('');
  const checkSignOut = useRef<() => boolean>(() => false);
  const [check, setCheck] = useState<Check>(() => ({
    done: !hasSession(identity),
    failure: returning && !isReadable(window.location.search) ? invalidReturn : null,
  }));
  const failure = auth.error ? signInFailure(auth.error) : check.failure;
  const { code, description } = failure ?? {};

  useEffect(() => {
    latest.current = auth;
  });

  useEffect(() => {
    visit.current = (returning ? loginVisit() : null) ?? documentVisit();
    const channel = new BroadcastChannel(CHANNEL);
    // A guest's page has nothing to leave; while the person is unknown, it may be theirs.
    const mayBeTheirs = () => signedOut.current === null && person.current !== null;
    const followSignOut = () => {
      if (!mayBeTheirs()) return;
      signedOut.current = 'elsewhere';
      clearVisitorStorage();
      // Loading: guards wait instead of signing the person in again while the page is being left.
      setAuthentication(environment, { loading: true, isAuthenticated: false, user: null, error: null });
      void latest.current.logout({ openUrl: false });
      onSignedOutElsewhere();
    };
    /** A tab that slept, or was restored by the browser, was not notified: it reads the mark. */
    const hasSignedOutElsewhere = (): boolean => {
      if (mayBeTheirs() && currentVisit() !== visit.current) followSignOut();
      return signedOut.current === 'elsewhere';
    };
    checkSignOut.current = hasSignedOutElsewhere;
    channel.addEventListener('message', ({ data }) => data === SIGNED_OUT && followSignOut());
    const resumeEvents = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'focus'],
      [window, 'storage'],
    ] as const;
    for (const [target, name] of resumeEvents) target.addEventListener(name, hasSignedOutElsewhere);
    const onSignIn = () => {
      visit.current = currentVisit();
      removeCustomerCookie();
      markLoginStart();
    };
    const onLeave = () => {
      signedOut.current = 'here';
    };
    const onSignedOut = () => {
      markSignOut();
      const call = new BroadcastChannel(CHANNEL);
      call.postMessage(SIGNED_OUT);
      call.close();
    };
    const { origin } = window.location;
    connectClient(
      environment,
      createIdentityClient(() => latest.current, {
        environment,
        origin,
        onSignIn,
        onLeave,
        onSignedOut,
        hasSignedOutElsewhere,
      }),
    );
    return () => {
      channel.close();
      for (const [target, name] of resumeEvents) target.removeEventListener(name, hasSignedOutElsewhere);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The library hides why its own check failed, and shares it with simultaneous calls.
  const finishing = returning && auth.isLoading;
  useEffect(() => {
    if (check.done || finishing) return;
    latest.current.getAccessTokenSilently().then(
      () => setCheck(({ failure: stray }) => ({ done: true, failure: stray })),
      async (error: unknown) => {
        const checkFailure = signInFailure(error);
        // Removes its mark, or each page would check again.
        if (endsSession(checkFailure)) {
          await latest.current.logout({ openUrl: false });
          onSessionEnded();
        }
        setCheck(({ failure: stray }) => ({
          done: true,
          failure: stray ?? (endsSession(checkFailure) ? null : checkFailure),
        }));
      },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [finishing]);

  useEffect(() => {
    if (code === undefined || description === undefined) return;
    setAuthentication(environment, { error: { code, description } });
  }, [environment, code, description, auth.error]);

  const { isLoading, isAuthenticated, user } = auth;
  useEffect(() => {
    // The library reports loading while its popup is open, too: the visitor's state stays until then.
    if (signedOut.current !== null || isLoading || !check.done) return;
    const profile = profileOf(user, identity.claims);
    const current = isAuthenticated && profile ? profile.sub : null;
    const previous = person.current;
    person.current = current;
    if (current !== null) {
      if (checkSignOut.current()) return;
      markSignIn();
      claimStorage(current);
      visit.current = currentVisit();
    }
    setAuthentication(environment, {
      loading: false,
      isAuthenticated: current !== null,
      user: current === null ? null : profile,
    });
    if (previous === undefined && code !== undefined) (returning ? onReturnFailed : onCheckFailed)();
    if (previous !== undefined && previous !== current) onPersonChange({ previous, current });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoading, isAuthenticated, user, check.done]);
}
