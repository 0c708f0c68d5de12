import { useTranslation } from 'react-i18next';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import styles from './Footer.module.css';
import { openingRows } from './openingHours.ts';

/** Whose market this is, when its hall is open, and the operator's own pages. */
export function Footer() {
  const { t } = useTranslation();
  const { links } = usePageSettings();
  const locale = useLocale();
  return (
    <footer className={styles.footer}>
      <span>{t('shell.copyright', { market: t('shell.market') })}</span>
      {links.about && <a href={links.about}>{t('shell.about')}</a>}
      {links.blog && <a href={links.blog}>{t('shell.blog')}</a>}
      <ul className={styles.hours} aria-label={t('shell.hours_label')}>
        {openingRows(locale).map(({ first, last, hours }) => (
          <li key={first}>
            <span className={styles.row}>
              {last ? t('shell.days_range', { first, last }) : first} {hours}
            </span>
          </li>
        ))}
      </ul>
    </footer>
  );
}
