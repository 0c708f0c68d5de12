import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CollectionCircles_query$key } from '#generated/relay/CollectionCircles_query.graphql.ts';
import { isSpecialHandle } from '#rules/addresses.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './CollectionCircles.module.css';
import { CollectionPicture } from './CollectionPicture.tsx';

const fragment = graphql`
  fragment CollectionCircles_query on Query @argumentDefinitions(stored: { type: "Boolean" }) {
    shelves: collections(first: 40, ordering: { sort: priority }, filter: { where: { hasStoredProducts: $stored } }) {
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

/** The market's categories as a row of round pictures with links; in Express those that have stored goods. */
export const CollectionCircles = memo(function CollectionCircles({ query }: { query: CollectionCircles_query$key }) {
  const { shelves } = useFragment(fragment, query);
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <nav aria-label={t('shell.shelves')} className={styles.row}>
      <ul className={styles.circles}>
        {shelves.edges
          .filter(({ node }) => !isSpecialHandle(node.handlePrimary))
          .map(({ node }) => (
            <li key={node.id}>
              <UiLink href={address('collection', { handle: node.handle })} className={styles.circle} data-zoom="">
                <CollectionPicture collection={node} sizes="(min-width: 1024px) 109px, 76px" />
                <span className={styles.name}>{node.name}</span>
              </UiLink>
            </li>
          ))}
      </ul>
    </nav>
  );
});
