import { hydrateRoot } from 'react-dom/client';
import { loadQuery, RelayEnvironmentProvider, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import layoutQuery, { type LayoutQuery } from '../../__generated__/relay/LayoutQuery.graphql.ts';

// The minimum for this stack: react, react-dom, react-router and relay with one query. The bench compares the
// storefront's first JavaScript with it; it is part of no product.
const environment = new Environment({
  store: new Store(new RecordSource()),
  network: Network.create(async ({ text, name }, variables) =>
    (
      await window.fetch('/graphql', {
        method: 'POST',
        body: JSON.stringify({ operationName: name, variables, query: text }),
      })
    ).json(),
  ),
});

function Page() {
  usePreloadedQuery<LayoutQuery>(layoutQuery, useLoaderData<PreloadedQuery<LayoutQuery>>());
  return <main />;
}

const router = createBrowserRouter([
  { path: '/', loader: () => loadQuery<LayoutQuery>(environment, layoutQuery, {}), Component: Page },
]);
hydrateRoot(
  document,
  <RelayEnvironmentProvider environment={environment}>
    <RouterProvider router={router} />
  </RelayEnvironmentProvider>,
);
