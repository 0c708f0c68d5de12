import { useNavigation } from 'react-router';
import styles from './PageOnItsWay.module.css';

/** A thin line over the page while the next one loads; not shown for quick ones. */
export const PageOnItsWay = () =>
  useNavigation().state === 'loading' ? <div aria-hidden="true" className={styles.line} /> : null;
