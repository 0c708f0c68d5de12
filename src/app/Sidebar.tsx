import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Sidebar_query$key } from '../../__generated__/relay/Sidebar_query.graphql.ts';
import { isBesideThePage, useBesideThePage } from '../cart/besideThePage.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
import { LoadFailure } from '../shared/ui/LoadFailure.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { AsDrawn, isDrawn, ServerDrawn } from '../shared/ui/ServerDrawn.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { lazyPart } from './lazyPart.ts';
import { Logo } from './Logo.tsx';
import styles from './Sidebar.module.css';
import { SignOut } from './SignOut.ts';

const fragment = graphql`
  fragment Sidebar_query on Query {
    ...SidebarLinks_query
  }
`;

/** In a chunk of its own: the server's links work before it is there. */
const fetchLinks = () => import('./SidebarLinks.tsx').then((module) => module.SidebarLinks);
const LazyLinks = retriableLazy(fetchLinks);
let fetched: Awaited<ReturnType<typeof fetchLinks>> | null = null;

const LINKS = 'menu-links';
const drawn = <AsDrawn id={LINKS} />;

/**
 * Has the links drawn at once where they stand beside the page: whatever is drawn anew while their chunk is on its way
 * takes them away, since React has not taken them over yet. To be awaited before it takes the page over.
 */
export async function fetchSidebarLinks(): Promise<void> {
  if (isBesideThePage()) fetched = await fetchLinks();
}
const SidebarDrawer = retriableLazy(() => import('./SidebarDrawer.tsx').then((module) => module.SidebarDrawer));
const ExpressToggle = lazyPart(() => import('./ExpressToggle.tsx').then((module) => module.ExpressToggle));

/** Express, when the address asked for it (F-047) or while it is on, the way out for who is signed in, and the other language. */
function SidebarFoot() {
  const hydrated = useHydrated();
  const { showExpress } = useInterfaceState();
  const { isAuthenticated } = useAuthentication();
  const isExpress = useIsExpress();
  return (
    <div className={styles.foot}>
      {hydrated && (showExpress || isExpress) && <ExpressToggle />}
      {isAuthenticated && <SignOut />}
      <LanguageLink />
    </div>
  );
}

/** Beside the page from 1024 px on; below that a drawer, which `sidebarOpened` opens and which is fetched when it first does. */
export function Sidebar({ query }: { query: Sidebar_query$key }) {
  const data = useFragment(fragment, query);
  const { t } = useTranslation();
  const { sidebarOpened, set } = useInterfaceState();
  const close = () => set('sidebarOpened', false);
  const [wanted, setWanted] = useState(sidebarOpened);
  const [Loaded] = useState(() => fetched);
  const links = Loaded ? (
    // The server's HTML has a boundary here, as the lazy links do.
    <Suspense>
      <Loaded query={data} />
    </Suspense>
  ) : (
    <LazyLinks query={data} fallback={drawn} failure={isDrawn(LINKS) ? () => drawn : undefined} />
  );
  if (sidebarOpened && !wanted) setWanted(true);
  const isBeside = useBesideThePage();
  return (
    <>
      <nav className={styles.sidebar} aria-label={t('shell.menu')}>
        <Logo />
        <div className={styles.links}>
          <ServerDrawn id={LINKS} className={styles.ways} isWanted={isBeside || Loaded !== null}>
            {links}
          </ServerDrawn>
          <SidebarFoot />
        </div>
      </nav>
      {wanted && (
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
}
