import { STRIP_PLACEHOLDERS } from '../../rules/constants.ts';
import { SkeletonCard } from '../shared/ui/Skeleton.tsx';
import styles from './ProductStrip.module.css';

/** A loading strip: its name, and six placeholder cards (F-056). */
export function StripPlaceholder({ name }: { name: string }) {
  return (
    <section aria-busy="true" className={styles.strip}>
      <h2>{name}</h2>
      <div className={styles.list}>
        {Array.from({ length: STRIP_PLACEHOLDERS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </section>
  );
}
