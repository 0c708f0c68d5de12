import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areOpeningHours, nameLines } from '#rules/marketIdentity.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { typo } from '#rules/typography.ts';
import { weekRows } from '../../pages/openingHours.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { MarketMark } from '../../shared/ui/MarketMark.tsx';
import type { Draft } from '../frame/draftSchema.ts';
import { hoursOf, identityInputOf } from './identityDraft.ts';
import styles from './IdentityPreview.module.css';

const LANGUAGES = ['fr', 'en'] as const;

/** The market's sign, name, hours and contact as the header, the foot of pages and mails will show them, in both languages. */
export function IdentityPreview({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const { identity, contact } = useMemo(() => identityInputOf(draft), [draft]);
  if (!identity) return null;
  const { monogram = null, logo = null, name } = identity;
  // A day of which only one time is written yet has no hours to show.
  const hours = hoursOf(draft).filter((day) => areOpeningHours([day]));
  const { address } = contact ?? {};
  const addressLines = address && [
    [address.line1, address.line2].filter(Boolean).join(', '),
    `${address.city} (${address.state}) ${postalCodeText(address.postal_code)}`,
  ];
  const contactText = [...(addressLines ?? []), contact?.phone, contact?.email].filter(Boolean).join(' · ');
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
              {weekRows(lang, hours, 'short')
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
