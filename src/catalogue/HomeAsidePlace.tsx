import type { HomeAside_query$key } from '../../__generated__/relay/HomeAside_query.graphql.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { useServerDrawn } from '../shared/ui/ServerDrawn.tsx';
import styles from './HomeAsidePlace.module.css';

/** In a chunk of its own: below what is seen first. The server draws it all the same. */
const HomeAside = retriableLazy(() => import('./HomeAside.tsx').then((module) => module.HomeAside));

const PLACE = 'home-aside';

/** The part of home below the strips; what the server drew of it stays until its code has come. */
export function HomeAsidePlace({ query }: { query: HomeAside_query$key }) {
  const drawn = useServerDrawn(PLACE);
  return (
    <div id={PLACE} className={styles.place}>
      <HomeAside query={query} fallback={drawn} failure={() => drawn} />
    </div>
  );
}
