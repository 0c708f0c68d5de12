import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import type { Auth0ContextInterface, Auth0ProviderOptions, User } from '@auth0/auth0-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** The page's interface to the tests: the unmodified SDK, and the argument of its redirect callback. */
export type LoginWindow = { auth: Auth0ContextInterface<User>; returnedTo: unknown };
declare const window: Window & LoginWindow;

function State() {
  const auth = useAuth0();
  useEffect(() => {
    window.auth = auth;
  }, [auth]);
  const error = auth.error as (Error & { error?: string }) | undefined;
  return (
    <dl>
      <dd id="state">{auth.isLoading ? 'loading' : auth.isAuthenticated ? 'in' : 'out'}</dd>
      <dd id="email">{auth.user?.email}</dd>
      <dd id="error">{error ? `${error.error ?? ''}: ${error.message}` : ''}</dd>
    </dl>
  );
}

const options = JSON.parse(document.getElementById('options')?.textContent ?? '{}') as Auth0ProviderOptions;
createRoot(document.getElementById('root') as HTMLElement).render(
  <Auth0Provider
    {...options}
    onRedirectCallback={(appState) => {
      window.returnedTo = appState?.returnTo;
      history.replaceState(null, '', appState?.returnTo ?? '/');
    }}
  >
    <State />
  </Auth0Provider>,
);
