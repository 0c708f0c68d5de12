import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BasketCard_basket$key } from '#generated/relay/BasketCard_basket.graphql.ts';
import { BASKET_PARAMETER } from '#rules/addresses.ts';
import { formatCents } from '#rules/money.ts';
import { discountPercent } from '#rules/price.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Badge, Badges } from '../shared/ui/Badge.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { Price } from '../shared/ui/Price.tsx';
import styles from './BasketCard.module.css';
import { BasketPictures } from './BasketPictures.tsx';

const fragment = graphql`
  fragment BasketCard_basket on Basket {
    name
    description
    price
    comparedAtPrice
    handlePrimary
    frequency
    deposit
    contents
    ...BasketPictures_basket
  }
`;

/** A basket: its contents, price and frequency, which is fixed (F-141). */
export function BasketCard({ basket }: { basket: BasketCard_basket$key }) {
  const data = useFragment(fragment, basket);
  const { name, description, price, comparedAtPrice, handlePrimary, frequency, deposit, contents } = data;
  const locale = useLocale();
  const address = useAddress();
  const { t } = useTranslation();
  const percent = discountPercent(price, comparedAtPrice);
  return (
    <article id={handlePrimary} className={styles.card}>
      <div className={styles.pictures}>
        <BasketPictures basket={data} />
        {percent !== null && (
          <Badges>
            <Badge kind="sale">{t('baskets.off', { percent })}</Badge>
          </Badges>
        )}
      </div>
      <h3 className={styles.name}>{name}</h3>
      {description && <p className={styles.description}>{description}</p>}
      {contents.length > 0 && (
        <ul className={styles.contents} aria-label={t('baskets.contents')}>
          {contents.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <Price
          price={formatCents(price)}
          compared={percent === null ? null : formatCents(comparedAtPrice!)}
          comparedLabel={t('products.compared')}
        />
        {frequency !== '%future added value' && (
          <span className={styles.rhythm}>{t(`baskets.frequency.${frequency}`)}</span>
        )}
      </p>
      {deposit > 0 && <p className={styles.deposit}>{t('baskets.deposit', { amount: formatCents(deposit) })}</p>}
      <Button
        variant="outlined"
        className={styles.subscribe}
        aria-label={t('baskets.subscribe_to', { name })}
        href={`${address('basketSubscription')}?${BASKET_PARAMETER[locale]}=${encodeURIComponent(handlePrimary)}`}
      >
        {t('baskets.subscribe')}
      </Button>
    </article>
  );
}
