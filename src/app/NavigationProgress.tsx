import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A thin line over the page while the next one loads; not shown for quick ones. */
export const NavigationProgress = () =>
  useNavigation().state === 'loading' ? <div aria-hidden="true" className={styles.line} /> : null;
