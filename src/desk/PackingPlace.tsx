import { useLocale } from '../shared/i18n/translator.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { slotText } from './packingLists.ts';
import { PackingOrder, type Marking } from './PackingOrder.tsx';
import styles from './PackingPlace.module.css';
import type { PickPlace, PickSheet } from './pickList.ts';

type Props = Marking & { place: PickPlace; sheets: readonly PickSheet[] };

/** The orders of a pickup point, or of a round by its stops. */
export function PackingPlace({ place, sheets, ...marking }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const slot = slotText(sheets[0]?.slot ?? null, locale);
  const count = t('desk_lists.orders', { count: sheets.length });
  return (
    <section className={styles.place} aria-label={place.name || t('desk_lists.no_place')}>
      <h2 className={styles.name}>
        {place.name || t('desk_lists.no_place')}
        <span>{` · ${[slot, count].filter(Boolean).join(' · ')}`}</span>
      </h2>
      <div className={styles.orders}>
        {sheets.map((sheet) => (
          <PackingOrder key={sheet.number} sheet={sheet} {...marking} />
        ))}
      </div>
    </section>
  );
}
