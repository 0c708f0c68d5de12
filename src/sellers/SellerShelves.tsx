import { useTranslation } from 'react-i18next';
import { formatCount } from '#rules/numbers.ts';
import { PressChip } from '../catalogue/ListingChip.tsx';
import { useLocale } from '../shared/i18n/translator.ts';
import styles from './SellerShelves.module.css';

export type Shelf = { readonly id: string; readonly name: string };

/**
 * The categories in which producers sell, each once. Each producer's own order is the market's; a category comes next
 * if no producer has another one before it.
 */
export function shelvesOf(sellers: readonly (readonly Shelf[])[]): Shelf[] {
  let lists = sellers;
  const shelves: Shelf[] = [];
  while ((lists = lists.filter((list) => list.length > 0)).length > 0) {
    const notFirst = new Set(lists.flatMap((list) => list.slice(1).map(({ id }) => id)));
    const heads = lists.map(([head]) => head!);
    const next = heads.find(({ id }) => !notFirst.has(id)) ?? heads[0]!;
    shelves.push(next);
    lists = lists.map((list) => list.filter(({ id }) => id !== next.id));
  }
  return shelves;
}

type Props = {
  shelves: readonly Shelf[];
  /** All producers. */
  count: number;
  /** The id of the category that is chosen; null: all. */
  value: string | null;
  onChoose: (shelf: string | null) => void;
};

/** What producers sell, as chips that filter the list (design, "Producteurs"). */
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
