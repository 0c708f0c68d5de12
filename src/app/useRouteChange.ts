import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { isWideScreen } from '../cart/wideScreen.ts';
import { setFlag } from '../shared/relay/interfaceState.ts';
import { announce } from '../shared/ui/announce.ts';
import { focusHeading } from '../shared/ui/focusHeading.ts';
import { shownPage } from './scrollKey.ts';

/**
 * Effects of every route change (routes 7): the sidebar closes, the cart drawer closes on a phone; and on another page
 * focus goes to its heading, or to the main part while it has none, and its title is announced.
 */
export function useRouteChange(): void {
  const environment = useRelayEnvironment();
  const location = useLocation();
  const previous = useRef(location);
  useEffect(() => {
    const { current: before } = previous;
    if (before.key === location.key) return;
    const shown = shownPage(location.pathname);
    previous.current = location;
    setFlag(environment, 'sidebarOpened', false);
    if (!isWideScreen()) setFlag(environment, 'cartOpened', false);
    if (shownPage(before.pathname) === shown) return;
    announce(document.title, 'page');
    // After a search from the search box, the focus stays there (F-080); or the page has found the part that its address names.
    const place = shown.startsWith('search ') ? '[role=search]' : '[data-anchor]';
    if (!document.activeElement?.closest(place)) focusHeading();
  }, [environment, location]);
}
