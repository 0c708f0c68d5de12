import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { handFocusOn } from '../shared/ui/handFocusOn.ts';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './Waiting.module.css';

/** Replaces a page until the session is known, without any of its content, so that nothing flashes (F-023). */
export function Waiting({ title }: { title?: string }) {
  const { t } = useTranslation();
  return (
    <div ref={handFocusOn} aria-busy="true" className={styles.page}>
      <PageTitle {...(title && { name: title })} />
      <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.block} />
    </div>
  );
}
