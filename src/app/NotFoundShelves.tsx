import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRouteLoaderData } from 'react-router';
import { useLayoutQuery } from '#generated/hooks/useLayoutQuery.ts';
import type { NotFoundShelves_query$key } from '#generated/relay/NotFoundShelves_query.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import type { LayoutData } from './Layout.route.ts';
import styles from './NotFoundShelves.module.css';

// What the sidebar has requested: the page requests nothing of its own.
const fragment = graphql`
  fragment NotFoundShelves_query on Query {
    newArrivals: collection(handle: "nouveautes") {
      id
    }
    sales: collection(handle: "promotions") {
      id
    }
    collections(first: 40, ordering: { sort: priority }) {
      edges {
        node {
          id
          handle
          name
        }
      }
    }
  }
`;

const MOST = 8;

function Shelves({ layout }: Pick<LayoutData, 'layout'>) {
  const { newArrivals, sales, collections } = useFragment<NotFoundShelves_query$key>(fragment, useLayoutQuery(layout));
  const { t } = useTranslation();
  const address = useAddress();
  const shelves = collections.edges
    .map(({ node }) => node)
    .filter(({ id }) => id !== newArrivals?.id && id !== sales?.id)
    .slice(0, MOST);
  return (
    <nav aria-label={t('shell.shelves')}>
      <ul className={styles.shelves}>
        {shelves.map(({ id, name, handle }) => (
          <li key={id}>
            <UiLink href={address('collection', { handle })} className={styles.shelf}>
              {name}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first categories, where a page is missing; none if the layout did not load either. */
export function NotFoundShelves() {
  const data = useRouteLoaderData<LayoutData>('layout');
  return data && <Shelves layout={data.layout} />;
}
