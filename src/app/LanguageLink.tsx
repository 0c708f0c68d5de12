import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '../shared/ui/Icon.tsx';
import { globeIcon } from '../shared/ui/iconsShell.ts';
import styles from './SidebarLinks.module.css';
import { twinAddress } from './twinAddress.ts';
import { usePlace } from './usePlace.ts';

/** The same page in the other language, by a full load, so that no text of this one stays (routes 3). */
export function LanguageLink() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const place = usePlace();
  const other = place.locale === 'fr' ? 'en' : 'fr';
  return (
    <a href={twinAddress(place) + search} hrefLang={other} lang={other} className={styles.language}>
      <Icon of={globeIcon} />
      {t('shell.other_language')}
    </a>
  );
}
