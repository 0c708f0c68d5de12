import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useSellersScreenQuery } from '#generated/hooks/useSellersScreenQuery.ts';
import type { SellersScreenQuery } from '#generated/relay/SellersScreenQuery.graphql.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { SellersList } from './SellersList.tsx';

graphql`
  query SellersScreenQuery($after: String, $express: Boolean = false) {
    ...SellersList_query @arguments(cursor: $after, express: $express)
  }
`;

/** All producers of the market (F-075). */
export function SellersScreen() {
  const page = useLoaderData<PreloadedQuery<SellersScreenQuery>>();
  const data = useSellersScreenQuery(page);
  const { t } = useTranslation();
  return (
    <>
      <PageTitle name={t('sellers.title')} description={t('sellers.description')} />
      <h1>{t('sellers.title')}</h1>
      <SellersList key={page.variables.after ?? ''} query={data} />
    </>
  );
}
