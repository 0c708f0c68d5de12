import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { storeTarget, signIn } from './signing.ts';
import { UnreachedSession } from './UnreachedSession.tsx';
import { useProviderUnreachable } from './useProviderUnreachable.ts';
import { Waiting } from './Waiting.tsx';

/** The pages behind the guard (spec 6, F-021). */
export type GuardedPage =
  | 'basketSubscription'
  | 'orders'
  | 'order'
  | 'orderProgress'
  | 'account'
  | 'receipt'
  | 'desk'
  | 'login';

/**
 * Shows a page to signed-in customers. While the session is unknown it waits (F-023); guests are redirected to the
 * hosted login, with the whole path to resume (F-022); an authentication error leads to /erreur (F-024). While the session
 * cannot be determined the desk continues (ADR 31), and other pages say so.
 */
export function Guard({ page, children }: { page: GuardedPage; children: ReactNode }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { loading, isAuthenticated, error } = useAuthentication();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useAddress();
  const isUnreachable = useProviderUnreachable();
  const isOpen = page === 'desk' && isUnreachable;
  const target = pathname + search;
  const isDenied = !loading && !isAuthenticated && !isOpen;
  const errorPath = address('error');
  const isRedirecting = useRef(false);
  useEffect(() => {
    if (!isDenied) return;
    if (error) {
      storeTarget(target);
      void navigate(errorPath, { replace: true });
    } else if (!isRedirecting.current) {
      isRedirecting.current = true;
      // A failure is in the authentication state, and reruns this effect.
      signIn(environment, { target, replace: true }).catch(() => undefined);
    }
  }, [isDenied, error, target, errorPath, environment, navigate]);
  if (isAuthenticated || isOpen) return children;
  const title = t(`sign_in.pages.${page}`);
  return loading && isUnreachable ? <UnreachedSession title={title} target={target} /> : <Waiting title={title} />;
}

/**
 * A screen behind the guard; the desk has its guard inside, because it keeps working while the session cannot be
 * determined.
 */
export const guard = (page: GuardedPage, Screen: ComponentType): ComponentType =>
  page === 'desk'
    ? Screen
    : function Guarded() {
        return (
          <Guard page={page}>
            <Screen />
          </Guard>
        );
      };
