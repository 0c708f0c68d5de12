import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigationType } from 'react-router';
import { isWideScreen } from '../cart/wideScreen.ts';
import { setFlag } from '../shared/relay/interfaceState.ts';
import { announce } from '../shared/ui/announce.ts';
import { focusHeading } from '../shared/ui/focusHeading.ts';
import { shownPage } from './scrollKey.ts';

/** The part of a page that its address names, or what stands for it: a question's summary, a heading. */
function namedPart(hash: string): HTMLElement | null {
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  return part?.querySelector<HTMLElement>('summary, h1, h2, h3') ?? part;
}

/**
 * Effects of every route change (routes 7): the sidebar closes, the cart drawer closes on a phone; and on another page
 * focus goes to the part that the address names, else to its heading, or to the main part while it has none, and its title is announced.
 */
export function useRouteChange(): void {
  const environment = useRelayEnvironment();
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);
  useEffect(() => {
    const { current: before } = previous;
    if (before.key === location.key) return;
    const shown = shownPage(location);
    previous.current = location;
    setFlag(environment, 'sidebarOpened', false);
    if (!isWideScreen()) setFlag(environment, 'cartOpened', false);
    const part = namedPart(location.hash);
    // A form that was saved for the first time goes on at the address of what it made.
    const isSame = shownPage(before) === shown || (type === 'REPLACE' && before.pathname === location.pathname);
    if (isSame) return part ? focusHeading(part) : undefined;
    announce(document.title, 'page');
    // After a search from the search box, the focus stays there (F-080).
    if (shown.startsWith('search ') && document.activeElement?.closest('[role=search]')) return;
    // A view of the desk has found it already (useHashFocus).
    if (!document.activeElement?.closest('[data-anchor]')) focusHeading(part);
  }, [environment, location, type]);
}
