import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SearchHit_product$key } from '#generated/relay/SearchHit_product.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { discountPercent } from '#rules/price.ts';
import { AddControl } from '../cart/AddControl.tsx';
import { CardPrice } from '../catalogue/CardPrice.tsx';
import { ColdMark } from '../catalogue/ColdMark.tsx';
import { ProductBadges } from '../catalogue/ProductBadges.tsx';
import card from '../catalogue/ProductCard.module.css';
import { useProductOffer, type Preference } from '../catalogue/productOffer.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { classNames } from '../shared/ui/classNames.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { highlightParts } from './highlightParts.ts';
import styles from './SearchHit.module.css';

const fragment = graphql`
  fragment SearchHit_product on Product {
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

type Props = { product: SearchHit_product$key; words: string; priority?: boolean; prefer?: Preference };

/** A search result, its name with matches highlighted: a card as in other lists, on a phone a row. */
export function SearchHit({ product, words, priority, prefer }: Props) {
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const now = useNow();
  const { options, first, soldOut, awayUntil } = useProductOffer(data, prefer);
  const [chosen, choose] = useState<string | null>(null);
  const option = options.find(({ id }) => id === chosen) ?? first;
  return (
    <article className={classNames(card.card, styles.found)} data-zoom="">
      <h2 className={classNames(card.name, styles.name)}>
        <UiLink href={address('product', { handle: data.handle })} className={card.link}>
          {highlightParts(data.name, words).map(({ text, marked }, index) =>
            marked ? (
              <mark key={index} className={styles.mark}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </UiLink>
      </h2>
      <div className={classNames(card.picture, styles.over)}>
        <Picture
          path={data.images[0]?.path}
          alt=""
          sizes="(max-width: 480px) 76px, 240px"
          priority={priority}
          faded={soldOut}
          className={styles.picture}
        />
        <div className={styles.badges}>
          <ProductBadges
            product={data}
            discount={option ? discountPercent(option.price, option.comparedAtPrice) : null}
            t={t}
          />
        </div>
        {soldOut && (
          <Tag colour="gray" className={classNames(card.soldOut, styles.soldOut)}>
            {awayUntil
              ? t('products.back', { date: formatDay(awayUntil, locale, now, 'short') })
              : t(first?.outsideExpress ? 'products.outside_express' : 'products.sold_out')}
          </Tag>
        )}
        {option?.available && (
          <div className={classNames(card.add, styles.add)}>
            <AddControl variant={option.variant} t={t} />
          </div>
        )}
      </div>
      <p className={classNames(card.maker, styles.maker)}>
        <span className={card.seller}>{data.seller.name}</span>
        <ColdMark temperature={data.temperature} className={card.cold} />
      </p>
      {option && (
        <div className={styles.price}>
          <CardPrice option={option} options={options} onChoose={choose} product={data.name} t={t} />
        </div>
      )}
    </article>
  );
}
