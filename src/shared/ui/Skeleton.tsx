import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

/** A grey block with a shimmer; the caller sizes it (`className`). */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <span aria-hidden="true" className={classNames(styles.block, className)} />
);

/** The placeholder of a loading card, in the card's own box. Its container is aria-busy; this has no semantics. */
export const SkeletonCard = () => (
  <div aria-hidden="true" className={styles.card}>
    <span className={classNames(styles.block, styles.picture)} />
    <span className={classNames(styles.block, styles.maker)} />
    <span className={classNames(styles.block, styles.name)} />
    <span className={classNames(styles.block, styles.price)} />
  </div>
);
