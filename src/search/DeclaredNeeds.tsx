import { useTranslation } from 'react-i18next';
import { dietaryNeeds } from '../../rules/dietary.ts';
import styles from './SearchResults.module.css';

/** Says that words such as "sans gluten" are answered by what producers declare, and by nothing else (ADR 65). */
export function DeclaredNeeds({ needs }: { needs: readonly string[] }) {
  const { t } = useTranslation();
  const named = dietaryNeeds.filter((need) => needs.includes(need)).map((need) => t(`dietary.needs.${need}`));
  return named.length > 0 && <p className={styles.instead}>{t('search.needs', { needs: named.join(', ') })}</p>;
}
