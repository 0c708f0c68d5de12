import type { TFunction } from 'i18next';
import { formatCents } from '#rules/money.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { caretDownIcon } from '../shared/ui/icons.ts';
import styles from './CardOptions.module.css';
import type { OfferOption } from './productOffer.ts';

type Props = {
  options: readonly OfferOption[];
  chosen: string;
  onChoose: (id: string) => void;
  product: string;
  t: TFunction;
};

/** The variants of a card as a native select; unavailable ones stay in it, disabled (F-069, F-070). */
export function CardOptions({ options, chosen, onChoose, product, t }: Props) {
  return (
    <span className={styles.options}>
      <select
        className={styles.select}
        aria-label={`${t('products.format')}, ${product}`}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(({ id, text, available, outsideExpress, price }) => (
          <option key={id} value={id} disabled={!available && id !== chosen}>
            {available
              ? `${text}, ${formatCents(price)}`
              : t(outsideExpress ? 'products.option_outside_express' : 'products.option_sold_out', { name: text })}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className={styles.shown}>
        {options.find(({ id }) => id === chosen)?.text}
        <Icon of={caretDownIcon} size={14} />
      </span>
    </span>
  );
}
