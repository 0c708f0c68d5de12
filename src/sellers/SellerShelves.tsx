import { useTranslation } from 'react-i18next';
import { formatCount } from '../../rules/numbers.ts';
import { PressChip } from '../catalogue/ListingChip.tsx';
import { useLocale } from '../shared/i18n/translator.ts';
import styles from './SellerShelves.module.css';

export type Shelf = { readonly id: string; readonly name: string };
type Sold = Shelf & { readonly handlePrimary: string; readonly parent: { readonly id: string } | null | undefined };

/** The categories on which these producers sell, those of most producers first; `special`: handles that are no trade. */
export function shelvesOf(sellers: readonly (readonly Sold[])[], special: readonly string[]): Shelf[] {
  const counts = new Map<string, { shelf: Shelf; count: number }>();
  for (const shelf of sellers.flat()) {
    if (shelf.parent || special.includes(shelf.handlePrimary)) continue;
    counts.set(shelf.id, { shelf, count: (counts.get(shelf.id)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ shelf }) => shelf);
}

type Props = {
  shelves: readonly Shelf[];
  /** All producers. */
  count: number;
  /** The id of the category that is chosen; null: all. */
  value: string | null;
  onChoose: (shelf: string | null) => void;
};

/** What producers sell, as chips that leave those who sell it (design, "Producteurs"). */
export function SellerShelves({ shelves, count, value, onChoose }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div role="group" aria-label={t('sellers.by_shelf')} className={styles.shelves}>
      <PressChip on={value === null} onPress={() => onChoose(null)}>
        {t('sellers.all')} <span className={styles.count}>{formatCount(count, locale)}</span>
      </PressChip>
      {shelves.map(({ id, name }) => (
        <PressChip key={id} on={value === id} onPress={() => onChoose(value === id ? null : id)}>
          {name}
        </PressChip>
      ))}
    </div>
  );
}
