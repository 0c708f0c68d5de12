import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Footer_query$key } from '#generated/relay/Footer_query.graphql.ts';
import { weekRows } from '../pages/openingHours.ts';
import { openConsentQuestion } from '../shared/analytics/consentQuestion.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './Footer.module.css';

const fragment = graphql`
  fragment Footer_query on Query {
    siteInformations {
      privacy: page(name: privacy) {
        title
      }
      terms: page(name: terms) {
        title
      }
    }
  }
`;

/** The market's name, its opening hours, its links, and the information pages; those of the operator if they are written. */
export const Footer = memo(function Footer({ query }: { query: Footer_query$key }) {
  const {
    siteInformations: { privacy, terms },
  } = useFragment(fragment, query);
  const { t } = useTranslation();
  const { analytics, market } = usePageSettings();
  const hydrated = useHydrated();
  const locale = useLocale();
  const address = useAddress();
  return (
    <footer className={styles.footer}>
      <span>{t('shell.copyright')}</span>
      <UiLink href={address('contact')}>{t('shell.contact')}</UiLink>
      <UiLink href={address('faq')}>{t('shell.faq')}</UiLink>
      <UiLink href={address('sellerNew')}>{t('shell.become_seller')}</UiLink>
      {privacy && <UiLink href={address('privacy')}>{privacy.title}</UiLink>}
      {terms && <UiLink href={address('terms')}>{terms.title}</UiLink>}
      {analytics && hydrated && (
        <button type="button" className={styles.choice} onClick={openConsentQuestion}>
          {t('shell.measurement')}
        </button>
      )}
      {market.links.map(({ text, url }) => (
        <a key={url} href={url}>
          {text}
        </a>
      ))}
      {market.hours.length > 0 && (
        <ul className={styles.hours} aria-label={t('shell.hours_label')}>
          {weekRows(locale, market, 'short').map(({ first, last, hours }) => (
            <li key={first}>
              <span className={styles.row}>
                {last ? t('shell.days_range', { first, last }) : first} {hours ?? t('shell.closed')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
});
