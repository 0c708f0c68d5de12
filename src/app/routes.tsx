import type { ComponentType } from 'react';
import { data as answer, type LoaderFunction, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import { addresses, locales, pageNames, type PageName } from '#rules/addresses.ts';
import { HomeScreen, loader as homeLoader } from '../catalogue/HomeScreen.tsx';
import type { GuardedPage } from '../identity/Guard.tsx';
import { chunkRoute } from './chunkRoute.tsx';
import { requestsPreview, layoutLoader } from './Layout.route.ts';
import { Layout } from './Layout.tsx';
import { laterTexts } from './messages.ts';
import { PageFailure } from './PageFailure.tsx';
import type { PageHandle } from './pageHandle.ts';
import { RootFailure } from './RootFailure.tsx';

/**
 * Each page's screen: in a chunk of its own, with its loader, if it has data. A loader that prepares more than a query is
 * in a chunk beside it, the file of the same name ending in .route.ts, so that it runs while the screen arrives.
 * Home comes with the entry, because most visits begin there and other catalogue pages share its parts.
 */
const screens: Record<PageName, string | Pick<RouteObject, 'loader' | 'Component'>> = {
  home: { loader: homeLoader, Component: HomeScreen },
  collection: 'catalogue/CollectionScreen',
  products: 'catalogue/ProductsScreen',
  product: 'catalogue/ProductScreen',
  sellers: 'sellers/SellersScreen',
  seller: 'sellers/SellerScreen',
  search: 'search/SearchScreen',
  baskets: 'baskets/BasketsScreen',
  basketSubscription: 'baskets/BasketSubscriptionScreen',
  cart: 'checkout/CartScreen',
  orderReceived: 'orders/OrderReceivedScreen',
  orders: 'orders/OrdersScreen',
  order: 'orders/OrderScreen',
  orderProgress: 'orders/OrderProgressScreen',
  orderLink: 'orders/OrderScreen',
  favourites: 'account/FavouritesScreen',
  account: 'account/AccountScreen',
  receipt: 'membership/ReceiptScreen',
  desk: 'desk/DeskScreen',
  login: 'identity/LoginScreen',
  contact: 'pages/ContactScreen',
  faq: 'pages/FaqScreen',
  privacy: 'pages/PrivacyScreen',
  terms: 'pages/TermsScreen',
  sellerNew: 'pages/SellerNewScreen',
  maintenance: 'pages/MaintenanceScreen',
  error: 'identity/ErrorScreen',
};

const components = import.meta.glob<Record<string, ComponentType> & { loader?: LoaderFunction }>([
  '../*/*Screen.tsx',
  '!../app/*',
  '!../catalogue/HomeScreen.tsx',
]);
const loaders = import.meta.glob<{ loader: LoaderFunction }>('../*/*Screen.route.ts');

async function component(path: string): Promise<ComponentType> {
  const name = path.split('/').at(-1)!;
  const [module] = await Promise.all([components[`../${path}.tsx`]?.(), laterTexts()]);
  const Screen = module?.[name];
  if (!Screen) throw new Error(`src/${path}.tsx does not export ${name}.`);
  return Screen;
}

/** The guard loads with the screens behind it, so that other pages do not contain it. */
async function guarded(page: GuardedPage, path: string): Promise<ComponentType> {
  const [screen, { guard }] = await Promise.all([component(path), import('../identity/Guard.tsx'), laterTexts()]);
  return guard(page, screen);
}

const needsSignIn = (page: PageName): page is GuardedPage => 'login' in addresses[page];

const noData: LoaderFunction = () => null;

async function loader(path: string): Promise<LoaderFunction> {
  const module = await (loaders[`../${path}.route.ts`] ?? components[`../${path}.tsx`])?.();
  return module?.loader ?? noData;
}

type Screen = Pick<PageHandle, 'file' | 'preload'> & { route: Pick<RouteObject, 'loader' | 'Component'> };

const screenOf = (page: PageName): Screen => {
  const screen = screens[page];
  if (typeof screen !== 'string') return { file: null, preload: null, route: screen };
  const { preload, route } = chunkRoute(
    () => (needsSignIn(page) ? guarded(page, screen) : component(screen)),
    () => loader(screen),
  );
  return { file: `src/${screen}.tsx`, preload, route };
};

/**
 * The steps of the cart are one page about one cart, kept fresh by its changes and on return: changing steps requests
 * nothing, so that an unreachable server cannot hide the cart.
 */
const withinCart: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && defaultShouldRevalidate;

/** The query of the subscription's address contains the chosen basket: choosing another requests nothing. */
const sameQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

/** One row of the table makes the French route and its `-secondary` twin at the English address (spec 2, F-002). */
const pageRoutes = pageNames.flatMap((page) =>
  locales.map((locale): RouteObject => {
    const { file, preload, route } = screenOf(page);
    return {
      id: locale === 'fr' ? page : `${page}-secondary`,
      // What is below the desk and is none of its addresses stays at the desk, which says so to its staff.
      path: addresses[page][locale] + (page === 'desk' ? '/*' : ''),
      handle: { page, locale, file, preload } satisfies PageHandle,
      ...route,
      ...(page === 'cart' && { shouldRevalidate: withinCart }),
      ...(page === 'basketSubscription' && { shouldRevalidate: sameQuery }),
      ErrorBoundary: PageFailure,
    };
  }),
);

const notFoundRoutes = locales.map((locale): RouteObject => ({
  id: locale === 'fr' ? 'notFound' : 'notFound-secondary',
  path: locale === 'fr' ? '*' : 'en/*',
  handle: { page: null, locale, file: null, preload: null } satisfies PageHandle,
  ...chunkRoute(
    async () => (await Promise.all([import('./NotFoundScreen.tsx'), laterTexts()]))[0].NotFoundScreen,
    async () => () => answer(null, { status: 404 }),
  ).route,
  ErrorBoundary: PageFailure,
}));

export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: Layout,
    ErrorBoundary: RootFailure,
    loader: layoutLoader,
    // Kept as long as the document: a list's order or filter does not fetch the visitor again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => requestsPreview(nextUrl) && !requestsPreview(currentUrl),
    children: [...pageRoutes, ...notFoundRoutes],
  },
];
