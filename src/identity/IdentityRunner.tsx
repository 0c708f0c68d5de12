import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { isSignInReturn } from '#rules/addresses.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { failClient } from './identityGate.ts';
import { identityOptions } from './identityOptions.ts';
import { useIdentitySync, type IdentityEvents } from './useIdentitySync.ts';

type Props = IdentityEvents & {
  /** The callback is complete: continues to the wanted path; null if none is known. */
  onResume: (target: string | null) => void;
};

/** A path of this site: stored data are trusted no more than an address. */
const localPathOf = (target: unknown): string | null =>
  typeof target === 'string' && /^\/(?![/\\])/.test(target) ? target : null;

function IdentitySync({ returning, ...events }: IdentityEvents & { returning: boolean }) {
  useIdentitySync(useAuth0(), { returning, ...events });
  return null;
}

/** A library that cannot start here, as on a page that is not served securely, counts as one that did not load. */
class Boundary extends Component<{ children: ReactNode; onFailure: (error: unknown) => void }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Runs the login provider's client library for this page: completes a return from the login, or else silently checks
 * for a session, and writes the result into the authentication state. Renders nothing. It waits for the network,
 * because the library would wait a minute for its frame even once the network is there.
 */
export function IdentityRunner({ onResume, ...events }: Props) {
  const environment = useRelayEnvironment();
  const { identity } = usePageSettings();
  const locale = useLocale();
  const [{ options, returning }] = useState(() => ({
    options: identityOptions(identity, { origin: window.location.origin, locale }),
    returning: isSignInReturn(new URLSearchParams(window.location.search)),
  }));
  const [isStarted, setIsStarted] = useState(() => navigator.onLine);
  useEffect(() => {
    const wait = async () => {
      // Most visits begin online, and do not need it.
      const { whenOnline } = await import('../shared/browser/online.ts');
      await whenOnline();
      setIsStarted(true);
    };
    if (!isStarted) void wait();
  }, [isStarted]);
  if (!isStarted) return null;
  return (
    <Boundary onFailure={(error) => failClient(environment, error)}>
      <Auth0Provider
        {...options}
        skipRedirectCallback={!returning}
        onRedirectCallback={(state) => onResume(localPathOf(state?.returnTo))}
      >
        <IdentitySync returning={returning} {...events} />
      </Auth0Provider>
    </Boundary>
  );
}
