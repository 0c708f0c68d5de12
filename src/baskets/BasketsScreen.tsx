import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useBasketsScreenQuery } from '../../__generated__/hooks/useBasketsScreenQuery.ts';
import BasketsScreenQueryNode, {
  type BasketsScreenQuery,
} from '../../__generated__/relay/BasketsScreenQuery.graphql.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { publicLoader } from '../shared/relay/route.ts';
import { useDescribed } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { BasketCard } from './BasketCard.tsx';
import { BasketHero } from './BasketHero.tsx';
import { basketItemList } from './basketItemList.ts';
import styles from './BasketsScreen.module.css';
import { BasketWeek } from './BasketWeek.tsx';
import { NoBaskets } from './NoBaskets.tsx';

export const loader = publicLoader<BasketsScreenQuery>(BasketsScreenQueryNode);

graphql`
  query BasketsScreenQuery {
    baskets {
      id
      ...BasketCard_basket
      ...basketItemList_basket
    }
    openPeriod {
      ...BasketWeek_period
    }
  }
`;

/** The public page of recurring baskets on offer, each with a link to subscribe (F-141). */
export function BasketsScreen() {
  const { baskets, openPeriod } = useBasketsScreenQuery(useLoaderData<PreloadedQuery<BasketsScreenQuery>>());
  const { t } = useTranslation();
  const settings = usePageSettings();
  const locale = useLocale();
  useDescribed(() => ({ things: [basketItemList(baskets, { ...settings, locale })] }));
  return (
    <>
      <PageTitle name={t('baskets.title')} description={t('baskets.description')} />
      <BasketHero />
      <BasketWeek period={openPeriod} />
      <section className={styles.offer} aria-labelledby="formules">
        <h2 id="formules">{t('baskets.offer')}</h2>
        {baskets.length > 0 ? (
          <>
            <p className={styles.detail}>{t('baskets.offer_detail')}</p>
            <ul className={styles.baskets}>
              {baskets.map((basket) => (
                <li key={basket.id}>
                  <BasketCard basket={basket} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <NoBaskets />
        )}
      </section>
    </>
  );
}
