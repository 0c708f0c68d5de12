import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { useTextsViewQuery } from '#generated/hooks/useTextsViewQuery.ts';
import TextsViewQueryNode, { type TextsViewQuery } from '#generated/relay/TextsViewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskHead, DeskParts } from '../frame/DeskLayout.tsx';
import { LinksForm } from './LinksForm.tsx';
import { readTexts, readValues, TEXT_NAMES, type TextName } from './pageTexts.ts';
import { TextForm } from './TextForm.tsx';
import styles from './TextsView.module.css';

/** The market's texts and links, for editing. */
export const loader = browserLoader<TextsViewQuery>(TextsViewQueryNode);

graphql`
  query TextsViewQuery {
    staff {
      ...EarlierTexts_staff
      ...pageTexts_staff
      siteInformations {
        version
        ...pageTexts_site
      }
    }
  }
`;

type Part = TextName | 'links';
const PARTS: readonly Part[] = [...TEXT_NAMES, 'links'];
/** The parts by their words in the address. The first one is also the address without a word. */
const WORDS = {
  faq: { fr: 'faq', en: 'faq' },
  producers: { fr: 'producteurs', en: 'producers' },
  terms: { fr: 'conditions', en: 'terms' },
  privacy: { fr: 'confidentialite', en: 'privacy' },
  links: { fr: 'liens', en: 'links' },
} as const satisfies Record<Part, Record<Locale, string>>;
const findPart = (item: string | undefined): Part | undefined =>
  PARTS.find((name) => item === WORDS[name].fr || item === WORDS[name].en);
export const hasItem = (item: string): boolean => findPart(item) !== undefined;

/** What a market says in its own words, each part in a form of its own: what is typed in one stays while another is shown. */
export function TextsView({ reference }: { reference: PreloadedQuery<TextsViewQuery> }) {
  const { staff } = useTextsViewQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const part = findPart(useParams()['item']) ?? 'faq';
  const stored = staff?.siteInformations;
  const site = stored && readTexts(stored);
  const [unsaved, setUnsaved] = useState<readonly Part[]>([]);
  const markUnsaved = useCallback(
    (name: Part, isUnsaved: boolean) =>
      setUnsaved((before) => [...before.filter((other) => other !== name), ...(isUnsaved ? [name] : [])]),
    [],
  );
  return (
    <>
      <DeskHead title={t('desk.views.texts')} under={t('desk_texts.under')} />
      <DeskParts label={t('desk_texts.parts_of')}>
        {PARTS.map((name) => (
          <TextLink
            key={name}
            standalone
            href={name === 'faq' ? address('texts') : address('texts', WORDS[name][locale])}
            aria-current={name === part ? 'page' : undefined}
          >
            {t(`desk_texts.parts.${name}`)}
            {unsaved.includes(name) && (
              <>
                {' '}
                <Tag colour="orange">{t('desk_texts.unsaved')}</Tag>
              </>
            )}
          </TextLink>
        ))}
      </DeskParts>
      {site &&
        PARTS.map((name) => (
          <section key={name} hidden={name !== part} aria-label={t(`desk_texts.parts.${name}`)}>
            <h2 className={styles.heading}>{t(`desk_texts.parts.${name}`)}</h2>
            {name === 'links' ? (
              <LinksForm site={site} version={stored.version ?? 1} staff={staff} onUnsaved={markUnsaved} />
            ) : (
              <TextForm
                name={name}
                site={site}
                version={stored.version ?? 1}
                staff={staff}
                values={readValues(staff)}
                onUnsaved={markUnsaved}
              />
            )}
          </section>
        ))}
    </>
  );
}
