import { useLocale } from '../shared/i18n/translator.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './AccountTabs.module.css';
import { sectionNames, viewOf, type Section } from './sections.ts';

/** The account's sections as links: each has an address, so Back and reload keep it. */
export function AccountTabs({ current }: { current: Section }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  return (
    <nav aria-label={t('account.sections.label')} className={styles.tabs}>
      {sectionNames.map((name) => (
        <UiLink
          key={name}
          href={address('account', { view: viewOf(name, locale) })}
          className={styles.tab}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`account.sections.${name}`)}
        </UiLink>
      ))}
    </nav>
  );
}
