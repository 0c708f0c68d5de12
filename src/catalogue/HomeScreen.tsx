import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useHomeScreenQuery } from '#generated/hooks/useHomeScreenQuery.ts';
import type { HomeAside_query$key } from '#generated/relay/HomeAside_query.graphql.ts';
import type { HomeScreen_query$key } from '#generated/relay/HomeScreen_query.graphql.ts';
import HomeScreenQueryNode, { type HomeScreenQuery } from '#generated/relay/HomeScreenQuery.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { isExpress } from '../cart/isExpress.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { groceryStore } from '../pages/groceryStore.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useNear } from '../shared/browser/useNear.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { usePageHead } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { ServerHtml, DelayedHydration } from '../shared/ui/DelayedHydration.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { mapPinFillIcon, truckFillIcon } from '../shared/ui/icons.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { CollectionCircles } from './CollectionCircles.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import styles from './HomeScreen.module.css';
import { HomeStrips } from './HomeStrips.tsx';

export const loader = htmlLoader<HomeScreenQuery>(HomeScreenQueryNode, {
  variables: (_params, _request, environment) => ({ stored: isExpress(environment) || null }),
});

graphql`
  query HomeScreenQuery($stored: Boolean) {
    siteInformations {
      banner {
        ...HomeBanner_banner
      }
    }
    market {
      ...groceryStore_market
    }
    ...groceryStore_query
    ...HomeScreen_query
    ...CollectionCircles_query @arguments(stored: $stored)
    ...HomeStrips_query @arguments(stored: $stored)
    ...HomeAside_query
  }
`;

const fragment = graphql`
  fragment HomeScreen_query on Query {
    market {
      freeDeliveryAbove
    }
    locations(filter: { ongoing: true }) {
      expressSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
  }
`;

/** The prices of pickup and delivery, in one line. */
function HomeFacts({ query }: { query: HomeScreen_query$key }) {
  const express = useIsExpress();
  const { market, locations } = useFragment(fragment, query);
  const count = locations.filter(({ expressSlot }) => expressSlot || !express).length;
  const { t } = useTranslation();
  const { delivery } = useMarketOffers();
  if (count === 0 && !delivery) return null;
  return (
    <ul className={styles.facts}>
      {count > 0 && (
        <li className={styles.fact}>
          <Icon of={mapPinFillIcon} />
          {t('home.pickup_points', { count })}
        </li>
      )}
      {delivery && (
        <li className={styles.fact}>
          <Icon of={truckFillIcon} />
          {t('home.free_delivery', { amount: formatCents(market.freeDeliveryAbove) })}
        </li>
      )}
    </ul>
  );
}

/** In a chunk of its own, since it is below the fold; the server renders it regardless. */
const HomeAside = retriableLazy(() => import('./HomeAside.tsx').then((module) => module.HomeAside));

const ASIDE_ID = 'home-aside';
const serverHtml = <ServerHtml id={ASIDE_ID} />;

/** The part of home below the strips; the server's HTML stays until the reader is near and its code has loaded. */
function DelayedHomeAside({ query }: { query: HomeAside_query$key }) {
  return (
    <DelayedHydration id={ASIDE_ID} className={styles.place} hydrate={useNear(ASIDE_ID)}>
      <HomeAside query={query} fallback={serverHtml} failure={() => serverHtml} />
    </DelayedHydration>
  );
}

/** Banner, links, then collections by priority, each a strip of products (spec 2, F-054). */
export function HomeScreen() {
  const data = useHomeScreenQuery(useLoaderData<PreloadedQuery<HomeScreenQuery>>());
  const { t } = useTranslation();
  const settings = usePageSettings();
  const locale = useLocale();
  const { handover } = useMarketOffers();
  const { banner } = data.siteInformations;
  usePageHead(() => ({ jsonLd: [groceryStore(data.market, data, settings, locale)] }));
  return (
    <>
      <PageTitle description={t('shell.tagline', { handover: t(`shell.handover.${handover}`) })} />
      {banner ? (
        <HomeBanner banner={banner} />
      ) : (
        <VisuallyHidden>
          <h1>{t('shell.products')}</h1>
        </VisuallyHidden>
      )}
      <HomeFacts query={data} />
      <CollectionCircles query={data} />
      <HomeStrips query={data} priority={!banner} between={<DelayedHomeAside query={data} />} />
    </>
  );
}
