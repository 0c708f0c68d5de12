import type { slotText_slot$key } from '../../__generated__/relay/slotText_slot.graphql.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import styles from './SlotAside.module.css';
import { slotParts, weeklySlotParts } from './slotText.ts';

type Props = {
  slot: slotText_slot$key;
  /** For weekly deliveries: the weekday alone. */
  weekly?: boolean | undefined;
};

function Slot({ slot, weekly }: Props) {
  const { day, hours } = (weekly ? weeklySlotParts : slotParts)(slot, useLocale());
  return (
    <>
      <span className={styles.day}>{day}</span> <span className={styles.hours}>{hours}</span>
    </>
  );
}

/** Day above hours, at the right of a choice row, where there is room. */
export const SlotAside = (props: Props) => (
  <span className={styles.aside}>
    <Slot {...props} />
  </span>
);

/** The same in one line, under a row's text on a phone. */
export const SlotLine = (props: Props) => (
  <span className={styles.line}>
    <Slot {...props} />
  </span>
);
