import { render, type RenderResult } from '@testing-library/react';
import type { ContextType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  createMemoryRouter,
  createPath,
  RouterContextProvider,
  RouterProvider,
  type DataRouter,
  type LoaderFunction,
  type RouteObject,
} from 'react-router';
import { commitLocalUpdate, createOperationDescriptor, type Environment, type Variables } from 'relay-runtime';
import LayoutQueryNode from '#generated/relay/LayoutQuery.graphql.ts';
import type { MarketPause } from '#generated/schemaTypes.ts';
import { addresses, localeOfPath, type PageName } from '#rules/addresses.ts';
import { OPENING_HOURS } from '#rules/constants.ts';
import type { PageSettings } from '#rules/pageContract.ts';
import { PageSettingsContext } from '../../../src/shared/browser/pageSettings.ts';
import { createTranslator, mergeTexts, type Messages } from '../../../src/shared/i18n/translator.ts';
import { setAuthentication } from '../../../src/shared/relay/authentication.ts';
import { createEnvironment } from '../../../src/shared/relay/environment.ts';
import { OffersContext, type MarketOffers } from '../../../src/shared/relay/marketOffers.ts';
import { environmentContext } from '../../../src/shared/relay/route.ts';
import { routerReady } from '../../../src/shared/routing/routerState.ts';
import { answer, type Fixtures, type FixtureValues } from './fixtures.ts';
import { openedIn, recordVisit } from './linkLanguage.ts';
import { RenderCrash, reportCrash } from './renderCrash.tsx';

/** One request that would have been sent. requestId: the key of a change of a cart's line, which is not among its variables. */
export type Sent = { name: string; variables: Variables; requestId?: string };

const LINE_CHANGES: ReadonlySet<string> = new Set(['AddToCartMutation', 'RemoveFromCartMutation']);

function sentOf(name: string, variables: Variables): Sent {
  if (!LINE_CHANGES.has(name)) return { name, variables };
  const { requestId, ...others } = variables;
  return { name, variables: others, ...(typeof requestId === 'string' && { requestId }) };
}
export type Answer = Fixtures | Error;
/** The server's answers: fixtures by type name, or per request; an Error refuses it, a promise delays it. */
export type Answers = FixtureValues | ((sent: Sent) => Answer | Promise<Answer>);
type Options = {
  mockResolvers?: Answers;
  /** The address to open; its language is the page's. Default '/'. */
  path?: string;
  /** The screen's own loader. */
  loader?: LoaderFunction;
  /** The page whose address gives the route its parameters; without it any address is the route. */
  page?: PageName;
  /** Instead of one route around `ui`: the application's routes, or some of them. */
  routes?: RouteObject[];
  settings?: Partial<PageSettings>;
  /** A customer is signed in. Default: on the desk, which renders for nobody else. */
  signedIn?: boolean;
  /** What the market has, as the layout around the page says. Default: everything. */
  offers?: Partial<Omit<MarketOffers, 'trial' | 'handover' | 'gst' | 'pst' | 'paused'>> & {
    trialMonths?: number;
    pause?: MarketPause | null;
  };
  container?: HTMLElement | Document;
};
type Rendered = RenderResult & { environment: Environment; sent: Sent[]; router: DataRouter };

export const testSettings: PageSettings = {
  market: {
    name: 'March\u00E9 du Portage',
    monogram: null,
    logo: null,
    hours: OPENING_HOURS,
    timeZone: 'America/Toronto',
    firstWeekday: 1,
    taxNumbers: { gst: null, qst: null },
    links: [],
  },
  clockOffset: 0,
  analytics: null,
  graphqlEndpoint: '/graphql',
  imageBase: '/images',
  origin: 'https://marche.example',
  identity: {
    url: 'https://login.example',
    clientId: 'etal-storefront',
    audience: 'https://marche.example/graphql',
    organization: null,
    claims: 'https://marche.example/',
  },
  billing: { hosts: ['invoice.stripe.com'], origins: [] },
};

const user = { sub: 'auth0|josee', email: null, name: null, completeProfile: true };
const signedIn = { loading: false, isAuthenticated: true, user };

const texts = import.meta.glob<Messages>(['../../../src/**/messages.*.json'], {
  eager: true,
  import: 'default',
});
const mergedMessages = (locale: string): Messages =>
  Object.entries(texts)
    .flatMap(([file, messages]) => (file.endsWith(`.${locale}.json`) ? [messages] : []))
    .reduce(mergeTexts, {});
const messages = { fr: mergedMessages('fr'), en: mergedMessages('en') };

/** The app's own environment, with a server that answers with fixtures and records its calls. */
function fixtureServer(answers: Answers): { environment: Environment; sent: Sent[] } {
  const sent: Sent[] = [];
  const environment = createEnvironment(async (params, variables) => {
    const request = sentOf(params.name, variables);
    sent.push(request);
    const response = await (typeof answers === 'function' ? answers(request) : answers);
    if (response instanceof Error) throw response;
    try {
      return answer(params, variables, response);
    } catch (error) {
      reportCrash(error);
      throw error;
    }
  });
  return { environment, sent };
}

/** The market of a layout, with these offers. */
function layoutMarket(
  environment: Environment,
  { trialMonths = 1, pause = null, taxes = true, ...offers }: NonNullable<Options['offers']>,
) {
  const { request } = createOperationDescriptor(LayoutQueryNode, {});
  commitLocalUpdate(environment, (store) => {
    const market = store.create('layout-market', 'Market');
    const record = store.create('layout-offers', 'MarketOffers');
    const all = { pickup: true, delivery: true, express: true, baskets: true };
    const values = { ...all, membership: true, deposits: true, alcohol: true, ...offers };
    for (const [name, value] of Object.entries(values)) record.setValue(value, name);
    market
      .setValue(taxes ? 5000 : 0, 'gstRate')
      .setValue(taxes ? 9975 : 0, 'pstRate')
      .setValue(trialMonths, 'trialMonths')
      .setValue(pause, 'pause')
      .setLinkedRecord(record, 'offers');
  });
  const reference = { __id: 'layout-market', __fragments: { marketOffers_market: {} }, __fragmentOwner: request };
  return reference as unknown as ContextType<typeof OffersContext>;
}

/** A router empties the `lazy` objects of the routes that it has loaded, so each gets a copy. */
const unloaded = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: unloaded(route.children) }),
  })) as RouteObject[];

/**
 * Renders a screen as the application does: its real documents, its real loader, the router, the texts of the address's
 * language, and a server of fixtures. `sent` lists the requests in order. Resolves once the first page is
 * rendered.
 */
export async function renderWithRelay(ui: ReactNode, options: Options = {}): Promise<Rendered> {
  const { mockResolvers = {}, path = '/', loader, page, container } = options;
  const locale = localeOfPath(path);
  openedIn(locale);
  const { environment, sent } = fixtureServer(mockResolvers);
  if (options.signedIn ?? page === 'desk') setAuthentication(environment, signedIn);
  const routes = options.routes
    ? unloaded(options.routes)
    : [
        {
          path: page ? addresses[page][locale] : '*',
          element: container ? ui : <main>{ui}</main>,
          ErrorBoundary: RenderCrash,
          ...(loader && { loader }),
        },
      ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[environmentContext, environment]])),
  });
  await routerReady(router);
  router.subscribe(({ location }) => createPath(location) !== path && recordVisit(createPath(location), locale));
  const translator = createTranslator(locale, messages[locale], testSettings.market.name);
  const result = render(
    <RelayEnvironmentProvider environment={environment}>
      <I18nextProvider i18n={translator}>
        <PageSettingsContext value={{ ...testSettings, ...options.settings }}>
          <OffersContext value={options.offers ? layoutMarket(environment, options.offers) : null}>
            <RouterProvider router={router} />
          </OffersContext>
        </PageSettingsContext>
      </I18nextProvider>
    </RelayEnvironmentProvider>,
    container ? { container: container as HTMLElement } : undefined,
  );
  return { ...result, environment, sent, router };
}
