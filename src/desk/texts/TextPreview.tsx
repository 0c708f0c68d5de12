import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#rules/constants.ts';
import { PAGE_VALUES, withValues, type PageValues as Values } from '#rules/marketText.ts';
import { typo } from '#rules/typography.ts';
import { FaqGroups, faqGroupsOf } from '../../pages/FaqScreen.tsx';
import { OperatorSections } from '../../pages/OperatorText.tsx';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import { storedTexts, type TextValues } from '../frame/deskSchema.ts';
import type { PageValues, TextName, TextValueList } from './pageTexts.ts';
import { pageInput } from './textSchema.ts';
import styles from './TextsView.module.css';

type Text = { primary: string; secondary?: string | null | undefined };

const bySecondary = ({ primary, secondary }: Text, locale: Locale): string =>
  locale === 'en' && secondary ? secondary : primary;

/** What readers of a language get of a page: its texts with the values of the market, and French where there is no English. */
function shownPage(page: PageValues, list: TextValueList, locale: Locale) {
  const valueOf = (name: string) => list.find((value) => value.name === name)?.value;
  const values = Object.fromEntries(
    PAGE_VALUES.map((name) => [name, bySecondary(valueOf(name) ?? { primary: '' }, locale)]),
  ) as Values;
  const words = (text: Text) =>
    withValues(typo(bySecondary(text, locale), locale === 'en' && text.secondary ? 'en' : 'fr'), values);
  const { text } = pageInput({ ...storedTexts(page), source: 'own' });
  return {
    title: words(text?.title ?? { primary: '' }),
    sections: (text?.sections ?? []).map(({ heading, group, paragraphs, link }) => ({
      heading: heading ? words(heading) : null,
      group: group ? words(group) : null,
      paragraphs: paragraphs.map(words),
      link: link ? { text: words(link.text), url: link.url } : null,
    })),
  };
}

type Props = { name: TextName; page: PageValues; values: TextValueList };

/** A preview of the input by the components of the page. */
export function TextPreview({ name, page, values }: Props) {
  const { t } = useTranslation();
  const reader = useLocale();
  const [locale, setLocale] = useState<Locale>(reader);
  const { title, sections } = shownPage(page, values, locale);
  const isFrench = ({ secondary }: TextValues) => secondary === '';
  return (
    <section className={styles.preview} aria-label={t('desk_information.preview')}>
      <p className={styles.hint}>{t('desk_information.preview_hint')}</p>
      <SegmentedToggle<Locale>
        legend={t('desk_texts.preview_language')}
        value={locale}
        onChange={setLocale}
        segments={[
          { value: 'fr', title: t('desk_texts.french') },
          { value: 'en', title: t('desk_texts.english') },
        ]}
      />
      {locale === 'en' && isFrench(page.title) && <p className={styles.hint}>{t('desk_texts.french_for_all')}</p>}
      <div lang={locale} className={styles.sample}>
        <h3>{title}</h3>
        {name === 'faq' ? (
          <FaqGroups groups={faqGroupsOf({ sections }, locale)} heading="h4" />
        ) : (
          <OperatorSections sections={sections} heading="h4" locale={locale} />
        )}
      </div>
    </section>
  );
}
