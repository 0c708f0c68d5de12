import { lazy, Suspense, useCallback, useState } from 'react';
import type { HomeAside_query$key } from '../../__generated__/relay/HomeAside_query.graphql.ts';
import styles from './HomeAsidePlace.module.css';

/** In a chunk of its own: below what is seen first. The server draws it all the same. */
const HomeAside = lazy(async () => ({ default: (await import('./HomeAside.tsx')).HomeAside }));

const PLACE = 'home-aside';

/** What the server drew, with links that lead on. */
function AsDrawn({ drawn }: { drawn: Element }) {
  const take = useCallback((box: HTMLElement | null) => box?.replaceChildren(drawn.cloneNode(true)), [drawn]);
  return <div ref={take} />;
}

/**
 * What the server drew stays until the part's code has come: whatever reaches the whole page before that, such as the
 * visitor's cart, has React draw anew what it has not taken over yet, and nothing would stand here meanwhile.
 */
export function HomeAsidePlace({ query }: { query: HomeAside_query$key }) {
  const [drawn] = useState(() =>
    import.meta.env.SSR ? null : (document.getElementById(PLACE)?.firstElementChild?.cloneNode(true) as Element | null),
  );
  return (
    <div id={PLACE} className={styles.place}>
      <Suspense fallback={drawn && <AsDrawn drawn={drawn} />}>
        <HomeAside query={query} />
      </Suspense>
    </div>
  );
}
