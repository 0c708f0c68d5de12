import { createContext, use } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { marketOffers_market$key } from '#generated/relay/marketOffers_market.graphql.ts';

const fragment = graphql`
  fragment marketOffers_market on Market {
    trialMonths
    gstRate
    pstRate
    pause
    offers {
      pickup
      delivery
      express
      baskets
      membership
      deposits
      alcohol
    }
  }
`;

/** The market of the layout, around every page. */
export const OffersContext = createContext<marketOffers_market$key | null>(null);

/** How orders reach shoppers: the last part of the keys of texts that name it. */
export type Handover = 'both' | 'pickup' | 'ship';

const ALL = {
  pickup: true,
  delivery: true,
  express: true,
  baskets: true,
  membership: true,
  deposits: true,
  alcohol: true,
};

/** What the market has: a text promises nothing else (ADR 157). Outside the layout, everything. */
export function useMarketOffers() {
  const market = useFragment(fragment, use(OffersContext));
  const { pickup, delivery, express, baskets, membership, deposits, alcohol } = market?.offers ?? ALL;
  const handover: Handover = !delivery ? 'pickup' : pickup ? 'both' : 'ship';
  const trial = membership && market?.trialMonths !== 0;
  // A tax of 0 % is no word: a market elsewhere does not have it.
  const [gst, pst] = [market?.gstRate !== 0, market?.pstRate !== 0];
  return {
    pickup,
    delivery,
    handover,
    express,
    baskets,
    membership,
    trial,
    deposits,
    alcohol,
    gst,
    pst,
    taxes: gst || pst,
    paused: !!market?.pause,
  };
}

export type MarketOffers = ReturnType<typeof useMarketOffers>;
