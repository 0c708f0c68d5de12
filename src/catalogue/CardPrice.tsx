import type { TFunction } from 'i18next';
import { CardOptions } from './CardOptions.tsx';
import styles from './CardPrice.module.css';
import { OfferPrice } from './OfferPrice.tsx';
import type { OfferOption } from './productOffer.ts';
import { unitPriceText } from './unitPriceText.ts';

type Props = {
  option: OfferOption;
  options: readonly OfferOption[];
  onChoose: (id: string) => void;
  product: string;
  t: TFunction;
};

/** The foot of a card: the price with its format, below it the unit price, and the formats to choose from. */
export const CardPrice = ({ option, options, onChoose, product, t }: Props) => (
  <div className={styles.price}>
    <OfferPrice option={option} unit={options.length > 1 ? null : option.text} />
    {option.unitPrice && <span className={styles.unit}>{unitPriceText(t, option.unitPrice)}</span>}
    {options.length > 1 && (
      <CardOptions options={options} chosen={option.id} onChoose={onChoose} product={product} t={t} />
    )}
  </div>
);
