import { useId } from 'react';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useSearchWaysQuery } from '#generated/hooks/useSearchWaysQuery.ts';
import type { SearchWays_query$key } from '#generated/relay/SearchWays_query.graphql.ts';
import type { SearchWaysQuery } from '#generated/relay/SearchWaysQuery.graphql.ts';
import { specialHandles } from '#rules/addresses.ts';
import { CollectionPicture } from '../catalogue/CollectionPicture.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './SearchWays.module.css';

graphql`
  query SearchWaysQuery {
    ...SearchWays_query
  }
`;

// The arguments are the sidebar's and home's, so that visitors from there have the data already.
const fragment = graphql`
  fragment SearchWays_query on Query {
    shelves: collections(first: 40, ordering: { sort: priority }) {
      edges {
        node {
          id
          name
          handle
          handlePrimary
          ...CollectionPicture_collection
        }
      }
    }
  }
`;

const MOST = 4;
const special = [specialHandles.newArrivals.fr, specialHandles.sales.fr] as readonly string[];

/** The market's categories, without the special ones. */
export function useShelves(reference: PreloadedQuery<SearchWaysQuery>) {
  const { shelves } = useFragment<SearchWays_query$key>(fragment, useSearchWaysQuery(reference));
  return shelves.edges.map(({ node }) => node).filter(({ handlePrimary }) => !special.includes(handlePrimary));
}

type Props = { shelves: ReturnType<typeof useShelves>; title: string };

/** Four categories to browse where there is nothing to show. */
export function SearchWays({ shelves, title }: Props) {
  const address = useAddress();
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className={styles.ways}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.shelves}>
        {shelves.slice(0, MOST).map((shelf) => (
          <li key={shelf.id}>
            <UiLink href={address('collection', { handle: shelf.handle })} className={styles.shelf} data-zoom="">
              <span className={styles.picture}>
                <CollectionPicture collection={shelf} sizes="56px" />
              </span>
              {shelf.name}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
