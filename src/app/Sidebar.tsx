import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Sidebar_query$data, Sidebar_query$key } from '../../__generated__/relay/Sidebar_query.graphql.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { useInterfaceState } from '../shared/relay/interfaceState.ts';
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
const SidebarLinks = lazy(() => import('./SidebarLinks.tsx').then((module) => ({ default: module.SidebarLinks })));
const SidebarDrawer = lazy(() => import('./SidebarDrawer.tsx').then((module) => ({ default: module.SidebarDrawer })));
const ExpressToggle = lazyPart(() => import('./ExpressToggle.tsx').then((module) => module.ExpressToggle));

/** Express, only when the address asked for it (F-047), the way out for who is signed in, and the other language. */
function SidebarFoot() {
  const hydrated = useHydrated();
  const { showExpress } = useInterfaceState();
  const { isAuthenticated } = useAuthentication();
  return (
    <div className={styles.foot}>
      {hydrated && showExpress && (
        <Suspense fallback={null}>
          <ExpressToggle />
        </Suspense>
      )}
      {isAuthenticated && (
        <Suspense fallback={null}>
          <SignOut />
        </Suspense>
      )}
      <LanguageLink />
    </div>
  );
}

/**
 * The links, as the server sent them until their chunk is there. Drawn anew for nothing but another query: whoever asks
 * React to draw a part that it has not taken over yet gets an empty one until the chunk has come.
 */
const Ways = memo(function Ways({ query }: { query: Sidebar_query$data }) {
  return (
    <div className={styles.ways}>
      <Suspense fallback={null}>
        <SidebarLinks query={query} />
      </Suspense>
    </div>
  );
});

/** Beside the page from 1024 px on; below that a drawer, which `sidebarOpened` opens and which is fetched when it first does. */
export function Sidebar({ query }: { query: Sidebar_query$key }) {
  const data = useFragment(fragment, query);
  const { t } = useTranslation();
  const { sidebarOpened, set } = useInterfaceState();
  const [wanted, setWanted] = useState(sidebarOpened);
  if (sidebarOpened && !wanted) setWanted(true);
  return (
    <>
      <nav className={styles.sidebar} aria-label={t('shell.menu')}>
        <Logo />
        <div className={styles.links}>
          <Ways query={data} />
          <SidebarFoot />
        </div>
      </nav>
      {wanted && (
        <Suspense fallback={null}>
          <SidebarDrawer open={sidebarOpened} onClose={() => set('sidebarOpened', false)} foot={<SidebarFoot />}>
            <SidebarLinks query={data} />
          </SidebarDrawer>
        </Suspense>
      )}
    </>
  );
}
