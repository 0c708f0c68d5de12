import type { BillingAddresses } from './billingUrl.ts';
import type { Locale, WeeklyHours } from './constants.ts';
import type { FirstWeekday } from './weekList.ts';

/**
 * What server and storefront agree on to render a page: types alone, since neither imports the other. The server loads
 * `render` of src/app/entry.server.tsx and calls it once for each page that is not cached.
 */

/** url: the sign-in provider's origin. organization: null, none is required. claims: the namespace of the market's own claims. */
export type IdentitySettings = {
  url: string;
  clientId: string;
  audience: string;
  organization: string | null;
  claims: string;
};

/** id: who measures, as the receiver knows them. url: where each event is sent. */
export type AnalyticsSettings = { id: string; url: string };

/**
 * How the market signs its pages, in the page's language. logo: the base path of a square picture; it counts before the
 * monogram, and without either the software's drawing stands there.
 */
export type ShownMarket = {
  name: string;
  monogram: string | null;
  logo: string | null;
  hours: readonly WeeklyHours[];
  /** In which this page counts days and hours. */
  timeZone: string;
  firstWeekday: FirstWeekday;
  /** As they are printed; null: not registered. */
  taxNumbers: { gst: string | null; qst: string | null };
  /** Where else the market is, over https; `profile`: the market itself. */
  links: readonly { text: string; url: string; profile: boolean }[];
};

export type PageCart = 'empty' | 'lines';

/**
 * Where the visitor receives an order paid now: at a pickup point (locationId), or in a delivery zone. id: as the API names
 * it. from: when, as an instant. price: of the delivery, in cents; 0: free, as every pickup is.
 */
export type VisitPlace = {
  field: 'locationId' | 'shippingZoneId';
  id: string;
  name: string;
  from: string;
  price: number;
};

/** The server's configuration as far as the page needs it; written into the HTML, never into the build. None of it is secret. */
export type PageSettings = {
  /** Where the API is; same-origin /graphql unless configured. */
  graphqlEndpoint: string;
  /** Where pictures are: '/images' or a CDN's address, without a trailing slash. */
  imageBase: string;
  market: ShownMarket;
  /** The site's own origin, for canonical and hreflang. */
  origin: string;
  identity: IdentitySettings;
  /** Where a payer may be redirected (E45). */
  billing: BillingAddresses;
  /** ms by which the market's clock is ahead of the machine's (MARKET_NOW); 0 in live mode. */
  clockOffset: number;
  /** The pixel that receives events once the visitor has accepted it; null: nothing is measured. */
  analytics: AnalyticsSettings | null;
  /**
   * On the cart page: what its HTML contains of the visitor's cart, as it was when the page was requested. empty: that
   * nothing is in it. lines: all of it, apart from texts. Absent: nothing; the browser reads the cart.
   */
  cart?: PageCart;
  /** Of the visitor's cookie, while it serves the open week. Absent: none. A cart's own place comes before it. */
  place?: VisitPlace;
};

/** css: the text of the style sheet at href. isPart: only what the page's HTML uses of it; its code needs the whole. */
export type PageStyle = { href: string; css: string; isPart?: boolean };

/**
 * The built files of one page. modules: those of its first load, each after what it imports. styles: those that its HTML
 * needs, inlined since they are small and save a round trip.
 */
export type PageAssets = { entry: string; modules: string[]; styles: (html: string) => PageStyle[] };

/** The files of a screen, named by its modules (none: it comes with the entry), in a language. */
export type AssetsOfScreen = (screenFiles: readonly string[], locale: Locale) => PageAssets | Promise<PageAssets>;

/** `Execute` runs a Relay operation in process and resolves with its GraphQL response. */
export type RenderOptions<Execute> = {
  execute: (locale: Locale) => Execute;
  assets: AssetsOfScreen;
  settings: PageSettings;
  /** Set on every script and style; the caller may pass a placeholder and replace it per response. */
  nonce: string;
  onError: (error: unknown) => void;
};

export type RenderedPage = { status: number; html: string };

/** Renders one page, or resolves with the redirect of its loader. */
export type RenderPage<Execute> = (
  request: Request,
  options: RenderOptions<Execute>,
) => Promise<RenderedPage | Response>;
