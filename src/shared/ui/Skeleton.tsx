import { joined } from './joined.ts';
import styles from './Skeleton.module.css';

/** One grey block with a shimmer; its box is the caller's (`className`). */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <span aria-hidden="true" className={joined(styles.block, className)} />
);

/** A card that is still coming, in the card's own box. Its container says aria-busy; this says nothing. */
export const SkeletonCard = () => (
  <div aria-hidden="true" className={styles.card}>
    <span className={joined(styles.block, styles.picture)} />
    <span className={joined(styles.block, styles.maker)} />
    <span className={joined(styles.block, styles.name)} />
    <span className={joined(styles.block, styles.price)} />
  </div>
);
