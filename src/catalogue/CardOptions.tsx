import type { TFunction } from 'i18next';
import { useId } from 'react';
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

/** Characters of two formats that stand side by side on the narrowest card. */
const FITTING = 18;

/** Formats in a card: two short ones as buttons, others as a list. Unavailable ones stay, disabled (F-069, F-070). */
export function CardOptions({ options, chosen, onChoose, product, t }: Props) {
  const name = useId();
  const label = `${t('products.format')}, ${product}`;
  const fits = options.length === 2 && options.map(({ text }) => text).join('').length <= FITTING;
  const named = ({ text, available, outsideExpress, price }: OfferOption) =>
    available
      ? `${text}, ${formatCents(price)}`
      : t(outsideExpress ? 'products.option_outside_express' : 'products.option_sold_out', { name: text });
  // A radio that the browser restores with Back raises no event: the price follows it at hydration. React itself resets a list.
  const adopt = (pair: HTMLElement | null) => {
    const pressed = pair?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (pressed && pressed !== chosen) onChoose(pressed);
  };
  if (fits)
    return (
      <span ref={adopt} role="radiogroup" aria-label={label} className={styles.pair}>
        {options.map((option) => (
          <label key={option.id} className={styles.half}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.id}
              aria-label={named(option)}
              checked={option.id === chosen}
              disabled={!option.available && option.id !== chosen}
              onChange={() => onChoose(option.id)}
            />
            {option.text}
          </label>
        ))}
      </span>
    );
  return (
    <span className={styles.options}>
      <select
        className={styles.select}
        aria-label={label}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={!option.available && option.id !== chosen}>
            {named(option)}
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
