import { useTranslation } from 'react-i18next';
import { areOpeningHours, nameLines } from '#rules/marketIdentity.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { typo } from '#rules/typography.ts';
import { weekRows } from '../../pages/openingHours.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { MarketMark } from '../../shared/ui/MarketMark.tsx';
import { storedTexts } from '../frame/deskSchema.ts';
import styles from './IdentityPreview.module.css';
import { contactInputOf, hoursOf, identityInputOf } from './identityValues.ts';
import type { SiteValues } from './siteValues.ts';

const LANGUAGES = ['fr', 'en'] as const;

/** The market's sign, name, hours and contact as the header, the foot of pages and mails will show them, in both languages. */
export function IdentityPreview({ values }: { values: SiteValues }) {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const stored = storedTexts(values);
  const { firstWeekday } = usePageSettings().market;
  const { monogram, logo, name } = identityInputOf(stored.identity);
  const { address, phone, email } = contactInputOf(stored.contact);
  // A day of which only one time is written yet has no hours to show.
  const hours = hoursOf(stored.identity.hours).filter((day) => areOpeningHours([day]));
  const addressLines = address && [
    [address.line1, address.line2].filter(Boolean).join(', '),
    `${address.city} (${address.state}) ${postalCodeText(address.postal_code)}`,
  ];
  const contactText = [...(addressLines ?? []), phone, email].filter(Boolean).join(' · ');
  return (
    <div className={styles.previews}>
      {LANGUAGES.map((lang) => {
        const lines = nameLines(typo((lang === 'en' && name.secondary) || name.primary, lang));
        return (
          <div
            key={lang}
            lang={lang}
            className={styles.sample}
            role="group"
            aria-label={t(`desk_information.sample_${lang}`)}
          >
            <p className={styles.sign}>
              <MarketMark market={{ monogram, logo }} imageBase={imageBase} />
              <strong className={styles.name}>
                {lines[0]}
                {lines[1] && <br />}
                {lines[1]}
              </strong>
            </p>
            <p>
              {weekRows(lang, { hours, firstWeekday }, 'short')
                .filter(({ hours: open }) => open !== null)
                .map(({ first, last, hours: open }) => `${last ? `${first}–${last}` : first} ${open}`)
                .join(' · ')}
            </p>
            <p>{contactText}</p>
          </div>
        );
      })}
    </div>
  );
}
