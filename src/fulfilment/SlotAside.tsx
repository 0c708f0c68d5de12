import type { slotText_slot$key } from '../../__generated__/relay/slotText_slot.graphql.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { slotParts } from './slotText.ts';
import styles from './SlotAside.module.css';

/** Day over hours, at the right of a choice row. */
export function SlotAside({ slot }: { slot: slotText_slot$key }) {
  const { day, hours } = slotParts(slot, useLocale());
  return (
    <span className={styles.slot}>
      <span className={styles.day}>{day}</span>
      <span className={styles.hours}>{hours}</span>
    </span>
  );
}
