import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BasketOffers_search$key } from '#generated/relay/BasketOffers_search.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './BasketOffers.module.css';

const fragment = graphql`
  fragment BasketOffers_search on SearchConnection {
    baskets {
      id
      name
      description
      price
      frequency
      handlePrimary
    }
  }
`;

/** The recurring baskets that the words of a search mean, each with its price, its frequency and what it is. Renders nothing if there are none. */
export function BasketOffers({ search }: { search: BasketOffers_search$key }) {
  const { baskets } = useFragment(fragment, search);
  const { t } = useTranslation();
  const page = useAddress()('baskets');
  if (baskets.length === 0) return null;
  return (
    <section className={styles.offers}>
      <h2 className={styles.title}>{t('search.baskets')}</h2>
      <ul className={styles.list}>
        {baskets.map(({ id, name, description, price, frequency, handlePrimary }) => (
          <li key={id}>
            <UiLink href={`${page}#${handlePrimary}`} className={styles.offer}>
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>
                {formatCents(price)}
                {frequency !== '%future added value' && <> · {t(`baskets.frequency.${frequency}`)}</>}
              </span>
              {description && <span className={styles.contents}>{description}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
