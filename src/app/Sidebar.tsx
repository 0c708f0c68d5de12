import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Sidebar_query$key } from '#generated/relay/Sidebar_query.graphql.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { isWideScreen, useWideScreen } from '../cart/wideScreen.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { ServerHtml, hasServerHtml, DelayedHydration } from '../shared/ui/DelayedHydration.tsx';
import { LoadFailure } from '../shared/ui/LoadFailure.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { cycleBarParts } from './CycleBar.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { SignOut } from './lazyPart.ts';
import { Logo } from './Logo.tsx';
import styles from './Sidebar.module.css';

const fragment = graphql`
  fragment Sidebar_query on Query {
    ...SidebarLinks_query
  }
`;

/** A chunk of its own: the server's links work before it has loaded. */
const fetchLinks = () => import('./SidebarLinks.tsx').then((module) => module.SidebarLinks);
const LazyLinks = retriableLazy(fetchLinks);
let preloadedLinks: Awaited<ReturnType<typeof fetchLinks>> | null = null;

export const LINKS_ID = 'menu-links';
const serverHtml = <ServerHtml id={LINKS_ID} />;

/**
 * Loads the sidebar's links before hydration: any rerender while their chunk loads would remove the server's links,
 * since React has not hydrated them yet. Await it before hydrating.
 */
export async function fetchSidebarLinks(): Promise<void> {
  if (isWideScreen()) preloadedLinks = await fetchLinks();
}
const SidebarDrawer = retriableLazy(async () => (await cycleBarParts()).sidebarDrawer());
const ExpressToggle = retriableLazy(async () => (await cycleBarParts()).expressToggle());

/** Express, if the address requested it (F-047) or while it is on, sign-out for customers, and the other language. */
function SidebarFoot() {
  const hydrated = useHydrated();
  const { showExpress } = useInterfaceState('showExpress');
  const { isAuthenticated } = useAuthentication();
  const isExpress = useIsExpress();
  const { express } = useMarketOffers();
  return (
    <div className={styles.foot}>
      {hydrated && ((showExpress && express) || isExpress) && <ExpressToggle />}
      {isAuthenticated && <SignOut />}
      <LanguageLink />
    </div>
  );
}

/** Beside the page from 1024 px on; below that a drawer, opened by `sidebarOpened` and loaded when it first is. */
export const Sidebar = memo(function Sidebar({ query }: { query: Sidebar_query$key }) {
  const data = useFragment(fragment, query);
  const { t } = useTranslation();
  const { sidebarOpened, set } = useInterfaceState('sidebarOpened');
  const close = () => set('sidebarOpened', false);
  const [hasOpened, setHasOpened] = useState(sidebarOpened);
  const [Loaded] = useState(() => preloadedLinks);
  const links = Loaded ? (
    // Matches the boundary of the lazy links in the server's HTML.
    <Suspense>
      <Loaded query={data} />
    </Suspense>
  ) : (
    <LazyLinks query={data} fallback={serverHtml} failure={hasServerHtml(LINKS_ID) ? () => serverHtml : undefined} />
  );
  if (sidebarOpened && !hasOpened) setHasOpened(true);
  const isBeside = useWideScreen();
  return (
    <>
      <nav className={styles.sidebar} aria-label={t('shell.menu')}>
        <Logo />
        <div className={styles.links}>
          <DelayedHydration id={LINKS_ID} className={styles.nav} hydrate={isBeside || Loaded !== null}>
            {links}
          </DelayedHydration>
          <SidebarFoot />
        </div>
      </nav>
      {hasOpened && (
        <SidebarDrawer
          open={sidebarOpened}
          onClose={close}
          foot={<SidebarFoot />}
          failure={(retry) => sidebarOpened && <LoadFailure retry={retry} onClose={close} />}
        >
          {links}
        </SidebarDrawer>
      )}
    </>
  );
});
