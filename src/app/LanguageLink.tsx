import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { setFlag } from '../shared/relay/interfaceState.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { globeIcon } from '../shared/ui/icons.ts';
import { preferLanguage } from './languagePreference.ts';
import styles from './SidebarLinks.module.css';
import { twinAddress, twinQuery } from './twinAddress.ts';
import { usePageContext } from './usePageContext.ts';

/**
 * The same page in the other language, by a full load, so that no text of this one stays (routes 3). The choice is
 * stored; changingLocale is true until the page is left, and if that fails the page is reloaded (F-010).
 */
export function LanguageLink() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const environment = useRelayEnvironment();
  const place = usePageContext();
  const other = place.locale === 'fr' ? 'en' : 'fr';
  const href = twinAddress(place) + twinQuery(search, other);
  const change = (event: MouseEvent) => {
    preferLanguage(other);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setFlag(environment, 'changingLocale', true);
    // A page restored from the browser's cache is no longer changing.
    window.addEventListener('pageshow', () => setFlag(environment, 'changingLocale', false), { once: true });
    try {
      window.location.assign(href);
    } catch {
      window.location.reload();
    }
  };
  return (
    <a href={href} hrefLang={other} lang={other} className={styles.language} onClick={change}>
      <Icon of={globeIcon} />
      {t('shell.other_language')}
    </a>
  );
}
