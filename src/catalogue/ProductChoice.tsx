import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductChoice_product$key } from '#generated/relay/ProductChoice_product.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { ChoiceGroup, ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { calendarCheckIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { BuyControl } from './BuyControl.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import styles from './ProductChoice.module.css';
import { useProductOffer, type OfferOption } from './productOffer.ts';
import { RestockNotice } from './RestockNotice.tsx';
import { unitPriceText } from './unitPriceText.ts';

const fragment = graphql`
  fragment ProductChoice_product on Product {
    taxable
    taxKind
    seller {
      name
    }
    variants {
      id
      ...BuyControl_variant
      trackStock
      deposit
    }
    ...productOffer_product
    ...RestockNotice_product
  }
`;

/** The text key of a product's taxes at a market that charges `rates`, null at one without taxes; a kind that a later server adds is taxed by both. */
function taxNote({ taxable, taxKind }: { taxable: boolean; taxKind: string }, rates: { gst: boolean; pst: boolean }) {
  if (!rates.gst && !rates.pst) return null;
  const [gst, pst] = [taxable && rates.gst && taxKind !== 'pst', taxable && rates.pst && taxKind !== 'gst'];
  if (gst && pst) return 'product.taxable';
  if (gst) return rates.pst ? 'product.taxable_gst' : 'product.gst_alone';
  if (pst) return rates.gst ? 'product.taxable_pst' : 'product.pst_alone';
  return 'product.untaxed';
}

/** Says that the producer is away, and when the products are back (F-073). until: the instant of return. */
function VacationNotice({ until, seller }: { until: string; seller: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  return (
    <Panel ground="ble" className={styles.notice}>
      <Icon of={calendarCheckIcon} size={24} />
      <div>
        <p className={styles.until}>{t('products.away', { day: formatMoment(until, locale, now) })}</p>
        <p>{t('product.away_detail', { seller })}</p>
      </div>
    </Panel>
  );
}

/** A variant's price by weight, volume or piece, and its additional deposit. */
const detailOf = (t: TFunction, { unitPrice }: OfferOption, deposit: number): string =>
  [unitPrice && unitPriceText(t, unitPrice), deposit > 0 && t('product.plus_deposit', { amount: formatCents(deposit) })]
    .filter(Boolean)
    .join(' · ');

type Props = {
  product: ProductChoice_product$key;
  /** Facts of the product itself, as rows; those of the chosen variant stand before them. */
  children: ReactNode;
};

/**
 * Variant and quantity: rows for several variants (F-069), a price for one. Preselects the variant that cards show.
 * Nothing can be added while the producer is away (F-073). Below are stock, whether taxes are added, and the deposit, which
 * is beside the price and never in it (F-072), then the product's facts.
 */
export function ProductChoice({ product, children }: Props) {
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  const offers = useMarketOffers();
  const { options, first, soldOut, awayUntil, active } = useProductOffer(data);
  const [chosen, choose] = useState<string | null>(null);
  const option = options.find(({ id }) => id === chosen) ?? first;
  const chosenVariant = data.variants.find(({ id }) => id === option?.id);
  if (!option || !chosenVariant) return null;
  const { trackStock, deposit } = chosenVariant;
  const note = taxNote(data, offers);
  const count = option.max;
  const inStock = trackStock ? t('product.stock', { count }) : t('product.in_stock');
  const stock = count > 0 ? inStock : t(option.outsideExpress ? 'products.not_kept' : 'products.sold_out');
  const soldOutTag = ({ outsideExpress }: OfferOption) => (
    <Tag colour="gray">{t(outsideExpress ? 'products.outside_express' : 'products.sold_out')}</Tag>
  );
  return (
    <div className={styles.choice}>
      {awayUntil && <VacationNotice until={awayUntil} seller={data.seller.name} />}
      {!active && <p className={styles.inactive}>{t('product.inactive')}</p>}
      {options.length > 1 ? (
        <ChoiceGroup legend={t('products.format')} legendHidden value={option.id} onChange={choose}>
          {options.map((row) => (
            <ChoiceRow
              key={row.id}
              value={row.id}
              title={
                <>
                  <span className={styles.variant}>{row.text}</span>
                  <span className={styles.under}>
                    {detailOf(t, row, data.variants.find(({ id }) => id === row.id)?.deposit ?? 0)}
                  </span>
                </>
              }
              aside={row.available || awayUntil || !active ? <OfferPrice option={row} size="s" /> : soldOutTag(row)}
              disabled={!row.available}
            />
          ))}
        </ChoiceGroup>
      ) : (
        <div className={styles.single}>
          <OfferPrice option={option} size="l" unit={option.text} />
          {!option.available && !awayUntil && active && soldOutTag(option)}
          <p className={styles.detail}>{detailOf(t, option, deposit)}</p>
        </div>
      )}
      {option.available && <BuyControl key={option.id} variant={chosenVariant} max={option.max} />}
      {soldOut && active && !option.outsideExpress && <RestockNotice product={data} />}
      <p className={styles.stock}>
        <strong>{stock}</strong>{' '}
        <span>
          {note && t(note)}{' '}
          {deposit > 0
            ? t('product.deposit', { amount: formatCents(deposit) })
            : offers.deposits && t('product.no_deposit')}
        </span>
      </p>
      <ul className={styles.facts}>{children}</ul>
    </div>
  );
}
