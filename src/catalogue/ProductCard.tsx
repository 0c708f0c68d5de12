import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductCard_product$key } from '#generated/relay/ProductCard_product.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { discountPercent } from '#rules/price.ts';
import { AddControl } from '../cart/AddControl.tsx';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { CardPrice } from './CardPrice.tsx';
import { ColdMark } from './ColdMark.tsx';
import { ProductBadges } from './ProductBadges.tsx';
import styles from './ProductCard.module.css';
import { useProductOffer, type Preference } from './productOffer.ts';

const fragment = graphql`
  fragment ProductCard_product on Product {
    name
    handle
    temperature
    images {
      path
    }
    seller {
      name
    }
    ...ProductBadges_product
    ...productOffer_product
  }
`;

type Props = {
  product: ProductCard_product$key;
  /** Its picture is above the fold. */
  priority?: boolean | undefined;
  /** Its picture is at the fold: loaded eagerly, but after those that are fetched first. */
  eager?: boolean | undefined;
  /** The picture's rendered width. */
  sizes?: string | undefined;
  /** Over the picture's corner: specific to one list. */
  mark?: ReactNode;
  prefer?: Preference;
  /** One level below the heading of its list. */
  heading?: 'h2' | 'h3';
};

/**
 * A product in a list. The whole card links to its page; the round button adds the variant whose price it shows. At
 * most three tab stops: name, stepper, variants; one more while it is in the cart, to go there. Hearts are on the product page. Its parts are given t: each useTranslation
 * is ten hooks, and a page hydrates dozens of cards.
 */
export const ProductCard = memo(function ProductCard(props: Props) {
  const {
    product,
    mark,
    priority,
    eager,
    prefer,
    sizes = '(max-width: 480px) 172px, 205px',
    heading: Heading = 'h3',
  } = props;
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const now = useNow();
  const { options, first, soldOut, awayUntil } = useProductOffer(data, prefer);
  const [chosen, choose] = useState<string | null>(null);
  const option = options.find(({ id }) => id === chosen) ?? first;
  const discount = option ? discountPercent(option.price, option.comparedAtPrice) : null;
  return (
    <article className={styles.card} data-zoom="">
      <Heading className={styles.name}>
        <UiLink href={address('product', { handle: data.handle })} className={styles.link}>
          {data.name}
        </UiLink>
      </Heading>
      <div className={styles.picture}>
        <Picture path={data.images[0]?.path} alt="" sizes={sizes} priority={priority} eager={eager} faded={soldOut} />
        <ProductBadges product={data} discount={discount} t={t} />
        {mark}
        {soldOut && (
          <Tag colour="gray" className={styles.soldOut}>
            {awayUntil
              ? t('products.back', { date: formatDay(awayUntil, locale, now, 'short') })
              : t(first?.outsideExpress ? 'products.outside_express' : 'products.sold_out')}
          </Tag>
        )}
        {option?.available && (
          <div className={styles.add}>
            <AddControl variant={option.variant} t={t} />
          </div>
        )}
      </div>
      <p className={styles.maker}>
        <span className={styles.seller}>{data.seller.name}</span>
        <ColdMark temperature={data.temperature} className={styles.cold} />
      </p>
      {option && <CardPrice option={option} options={options} onChoose={choose} product={data.name} t={t} />}
    </article>
  );
});
