import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { isBesideThePage } from '../cart/besideThePage.ts';
import { setFlag } from '../shared/relay/interfaceState.ts';
import { announce } from '../shared/ui/announce.ts';
import { pageIdentity } from './scrollKey.ts';

/**
 * What every route change does (routes 7): the sidebar closes, the cart drawer closes on a phone; and when the page is
 * another one, focus goes to its heading, or to the main part while it has none, and its title is announced.
 */
export function useRouteChange(): void {
  const environment = useRelayEnvironment();
  const { key, pathname } = useLocation();
  const left = useRef({ key, pathname });
  useEffect(() => {
    if (left.current.key === key) return;
    const another = pageIdentity(left.current.pathname) !== pageIdentity(pathname);
    left.current = { key, pathname };
    setFlag(environment, 'sidebarOpened', false);
    if (!isBesideThePage()) setFlag(environment, 'cartOpened', false);
    if (!another) return;
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    announce(document.title);
  }, [environment, key, pathname]);
}
