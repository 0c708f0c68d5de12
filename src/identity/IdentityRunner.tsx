import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { isSignInReturn } from '../../rules/addresses.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { refuseClient } from './identityGate.ts';
import { identityOptions } from './identityOptions.ts';
import { useIdentityMirror, type IdentityEvents } from './useIdentityMirror.ts';

type Props = IdentityEvents & {
  /** The callback is done: on to the path that was wanted; null when none is known. */
  onResume: (target: string | null) => void;
};

/** A path of this site, and nothing else: what was kept is not trusted more than an address. */
const ownPath = (target: unknown): string | null =>
  typeof target === 'string' && /^\/(?![/\\])/.test(target) ? target : null;

function Mirror({ returning, ...events }: IdentityEvents & { returning: boolean }) {
  useIdentityMirror(useAuth0(), { returning, ...events });
  return null;
}

/** A library that cannot even start here, as on a page that is not served securely, is one that did not load. */
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
 * Runs the login provider's client library for this page: it finishes a return from the login, or else checks silently
 * whether somebody is signed in, and tells the rest of the page by the authentication state. Draws nothing. Without network
 * it waits for it: the library would wait a minute for its frame, also once the network is there.
 */
export function IdentityRunner({ onResume, ...events }: Props) {
  const environment = useRelayEnvironment();
  const { identity } = usePageSettings();
  const locale = useLocale();
  const [{ options, returning }] = useState(() => ({
    options: identityOptions(identity, { origin: window.location.origin, locale }),
    returning: isSignInReturn(new URLSearchParams(window.location.search)),
  }));
  const [begun, setBegun] = useState(() => navigator.onLine);
  useEffect(() => {
    const wait = async () => {
      // Most visits begin with a network, and have no use for it.
      const { whenOnline } = await import('../shared/browser/online.ts');
      await whenOnline();
      setBegun(true);
    };
    if (!begun) void wait();
  }, [begun]);
  if (!begun) return null;
  return (
    <Boundary onFailure={(error) => refuseClient(environment, error)}>
      <Auth0Provider
        {...options}
        skipRedirectCallback={!returning}
        onRedirectCallback={(state) => onResume(ownPath(state?.returnTo))}
      >
        <Mirror returning={returning} {...events} />
      </Auth0Provider>
    </Boundary>
  );
}
