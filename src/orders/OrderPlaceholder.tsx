import { useTranslation } from 'react-i18next';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './OrderPlaceholder.module.css';

/** The placeholder of one or several orders while they load. */
export function OrderPlaceholder() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.panel} />
    </div>
  );
}
