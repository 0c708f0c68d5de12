import { createInstance } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { loadQuery, RelayEnvironmentProvider, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import layoutQuery, { type LayoutQuery } from '#generated/relay/LayoutQuery.graphql.ts';

// The minimum for this stack: react, react-dom, react-router, relay with one query, and i18next with one text. The bench
// compares the storefront's first JavaScript with it; it is part of no product.
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

const translator = createInstance();
void translator.init({
  lng: 'fr',
  resources: { fr: { translation: { labels: { close: 'Fermer' } } } },
  initAsync: false,
});

function Page() {
  const { t } = useTranslation();
  usePreloadedQuery<LayoutQuery>(layoutQuery, useLoaderData<PreloadedQuery<LayoutQuery>>());
  return <main>{t('labels.close')}</main>;
}

const router = createBrowserRouter([
  { path: '/', loader: () => loadQuery<LayoutQuery>(environment, layoutQuery, {}), Component: Page },
]);
hydrateRoot(
  document,
  <RelayEnvironmentProvider environment={environment}>
    <I18nextProvider i18n={translator}>
      <RouterProvider router={router} />
    </I18nextProvider>
  </RelayEnvironmentProvider>,
);
