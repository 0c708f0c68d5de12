import { createContext, useContext } from 'react';
import type { BillingAddresses } from '../../../rules/billingUrl.ts';

/** url: the login provider's origin. organization: null, none is asked for. claims: the namespace of the market's own claims. */
export type IdentitySettings = {
  url: string;
  clientId: string;
  audience: string;
  organization: string | null;
  claims: string;
};
/** id: who measures, as the receiver knows them. url: where each event goes. */
export type AnalyticsSettings = { id: string; url: string };

/** What the server tells the page of its configuration; written into the HTML, never into the build. */
export type PageSettings = {
  /** Where the API is; same-origin /graphql unless set. */
  graphqlEndpoint: string;
  /** Where pictures are: '/images' or a CDN's address, without a trailing slash. */
  imageBase: string;
  links: { about: string | null; blog: string | null };
  /** The site's own origin, for canonical and hreflang. */
  origin: string;
  identity: IdentitySettings;
  /** Where a payer may be sent (E45). */
  billing: BillingAddresses;
  /** ms that the market's clock is ahead of the real one (MARKET_NOW); 0 or absent in live mode. */
  clockOffset?: number;
  /** The pixel that events go to once the visitor has accepted it; null or absent: nothing is ever asked or sent. */
  analytics?: AnalyticsSettings | null;
};

export const PageSettingsContext = createContext<PageSettings | null>(null);

/** The settings of this page. Throws outside the app. */
export function usePageSettings(): PageSettings {
  const settings = useContext(PageSettingsContext);
  if (!settings) throw new Error('usePageSettings is used outside the app.');
  return settings;
}
