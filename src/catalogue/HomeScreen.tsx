import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useHomeScreenQuery } from '../../__generated__/hooks/useHomeScreenQuery.ts';
import type { HomeScreenQuery } from '../../__generated__/relay/HomeScreenQuery.graphql.ts';

export const homeScreenQuery = graphql`
  query HomeScreenQuery {
    collections(first: 3, ordering: { sort: priority }) {
      edges {
        node {
          name
        }
      }
    }
  }
`;

export function HomeScreen() {
  const { collections } = useHomeScreenQuery(useLoaderData<PreloadedQuery<HomeScreenQuery>>());
  return <main>{collections.edges.map(({ node }) => <h2 key={node.name}>{node.name}</h2>)}</main>;
}
