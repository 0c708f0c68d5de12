import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useHomeScreenQuery } from '../../__generated__/hooks/useHomeScreenQuery.ts';
import HomeScreenQueryNode, { type HomeScreenQuery } from '../../__generated__/relay/HomeScreenQuery.graphql.ts';
import { isExpress } from '../cart/isExpress.ts';
import { groceryStore } from '../pages/groceryStore.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { publicLoader } from '../shared/relay/route.ts';
import { useDescribed } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { CollectionCircles } from './CollectionCircles.tsx';
import { HomeAsidePlace } from './HomeAsidePlace.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeFacts } from './HomeFacts.tsx';
import { HomeStrips } from './HomeStrips.tsx';

export const loader = publicLoader<HomeScreenQuery>(HomeScreenQueryNode, {
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
    ...HomeFacts_query
    ...CollectionCircles_query @arguments(stored: $stored)
    ...HomeStrips_query @arguments(stored: $stored)
    ...HomeAside_query
  }
`;

/** Banner, links, then collections by priority, each a strip of products (spec 2, F-054). */
export function HomeScreen() {
  const data = useHomeScreenQuery(useLoaderData<PreloadedQuery<HomeScreenQuery>>());
  const { t } = useTranslation();
  const settings = usePageSettings();
  const locale = useLocale();
  const { banner } = data.siteInformations;
  useDescribed(() => ({ things: [groceryStore(data.market, settings, locale)] }));
  return (
    <>
      <PageTitle description={t('shell.tagline')} />
      {banner ? (
        <HomeBanner banner={banner} />
      ) : (
        <VisuallyHidden>
          <h1>{t('home.title')}</h1>
        </VisuallyHidden>
      )}
      <HomeFacts query={data} />
      <CollectionCircles query={data} />
      <HomeStrips query={data} priority={!banner} between={<HomeAsidePlace query={data} />} />
    </>
  );
}
