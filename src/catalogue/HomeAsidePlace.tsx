import type { HomeAside_query$key } from '../../__generated__/relay/HomeAside_query.graphql.ts';
import { useNear } from '../shared/browser/useNear.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { AsDrawn, ServerDrawn } from '../shared/ui/ServerDrawn.tsx';
import styles from './HomeAsidePlace.module.css';

/** In a chunk of its own, since it is below the fold; the server renders it regardless. */
const HomeAside = retriableLazy(() => import('./HomeAside.tsx').then((module) => module.HomeAside));

const PLACE = 'home-aside';
const drawn = <AsDrawn id={PLACE} />;

/** The part of home below the strips; the server's HTML stays until the reader is near and its code has loaded. */
export function HomeAsidePlace({ query }: { query: HomeAside_query$key }) {
  return (
    <ServerDrawn id={PLACE} className={styles.place} isWanted={useNear(PLACE)}>
      <HomeAside query={query} fallback={drawn} failure={() => drawn} />
    </ServerDrawn>
  );
}
