import { useTranslation } from 'react-i18next';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useListing } from './listingAddress.ts';
import styles from './SkippedPagesNote.module.css';

/** Over a page that does not begin at its list's start: says so, and leads there. Nothing on the first page. */
export function SkippedPagesNote() {
  const { t } = useTranslation();
  const { hrefAfter, skipsPages } = useListing();
  if (!skipsPages) return null;
  return (
    <p className={styles.later}>
      {t('collection.later')}{' '}
      <TextLink href={hrefAfter()} standalone>
        {t('collection.from_start')}
      </TextLink>
    </p>
  );
}
