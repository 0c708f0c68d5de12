import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { isWideScreen } from '../cart/wideScreen.ts';
import { setFlag } from '../shared/relay/interfaceState.ts';
import { announce } from '../shared/ui/announce.ts';
import { focusHeading } from '../shared/ui/focusHeading.ts';
import { pageIdentity } from './scrollKey.ts';

/**
 * Effects of every route change (routes 7): the sidebar closes, the cart drawer closes on a phone; and on another page
 * focus goes to its heading, or to the main part while it has none, and its title is announced.
 */
export function useRouteChange(): void {
  const environment = useRelayEnvironment();
  const { key, pathname } = useLocation();
  const previous = useRef({ key, pathname });
  useEffect(() => {
    if (previous.current.key === key) return;
    const identity = pageIdentity(pathname);
    const isOtherPage = pageIdentity(previous.current.pathname) !== identity;
    previous.current = { key, pathname };
    setFlag(environment, 'sidebarOpened', false);
    if (!isWideScreen()) setFlag(environment, 'cartOpened', false);
    if (!isOtherPage) return;
    announce(document.title, 'page');
    // After a search from the search box, the focus stays there (F-080).
    if (identity.startsWith('search ') && document.activeElement?.closest('[role=search]')) return;
    focusHeading();
  }, [environment, key, pathname]);
}
