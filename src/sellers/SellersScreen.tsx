import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useSellersScreenQuery } from '#generated/hooks/useSellersScreenQuery.ts';
import type { SellersScreenQuery } from '#generated/relay/SellersScreenQuery.graphql.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { SellersList } from './SellersList.tsx';
import styles from './SellersScreen.module.css';

graphql`
  query SellersScreenQuery($after: String, $express: Boolean = false, $map: Boolean = false) {
    ...SellersList_query @arguments(cursor: $after, express: $express) @skip(if: $map) @alias(as: "list")
    ...SellersMap_query @include(if: $map) @alias(as: "map")
  }
`;

/** In a chunk of its own: most readers of the list never see it. The server renders it regardless. */
const SellersMap = retriableLazy(() => import('./SellersMap.tsx').then((module) => module.SellersMap));

/** All producers of the market (F-075), as a list or on a map. */
export function SellersScreen() {
  const page = useLoaderData<PreloadedQuery<SellersScreenQuery>>();
  const { list, map } = useSellersScreenQuery(page);
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <>
      <PageTitle name={t('sellers.title')} description={t('sellers.description')} />
      <h1 className={styles.title}>{t('sellers.title')}</h1>
      <nav aria-label={t('map.views')} className={styles.views}>
        <UiLink href={address('sellers')} className={styles.view} aria-current={map ? undefined : 'page'}>
          {t('map.list')}
        </UiLink>
        <UiLink href={`${address('sellers')}?view=map`} className={styles.view} aria-current={map ? 'page' : undefined}>
          {t('map.map')}
        </UiLink>
      </nav>
      {map && <SellersMap query={map} fallback={null} />}
      {list && <SellersList key={page.variables.after ?? ''} query={list} />}
    </>
  );
}
