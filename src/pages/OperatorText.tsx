import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OperatorText_page$data, OperatorText_page$key } from '#generated/relay/OperatorText_page.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { localPath } from '../shared/routing/localPath.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import pageStyles from './InformationPage.module.css';
import styles from './OperatorText.module.css';

const fragment = graphql`
  fragment OperatorText_page on OperatorPage {
    title
    updatedOn
    sections {
      heading
      paragraphs
      link {
        text
        url
      }
    }
  }
`;

type Texts = Pick<OperatorText_page$data, 'sections'>;
/** An h1 with its h2, or deeper where they stand in a page of their own. */
type Levels = { heading?: 'h2' | 'h4'; locale: Locale };

/** The sections of an operator's text, in its language. */
export function OperatorSections({ sections, heading: Heading = 'h2', locale }: Texts & Levels) {
  return sections.map(({ heading, paragraphs, link }, index) => (
    // The operator's sections have no id; their order is fixed by the text.
    <section key={index} className={styles.section}>
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
      {link && (
        <TextLink standalone href={localPath(link.url, locale)}>
          {link.text}
        </TextLink>
      )}
    </section>
  ));
}

/** One of the operator's own texts: its effective date, unless it is `undated`, then its sections. */
export function OperatorText({ page, undated }: { page: OperatorText_page$key; undated?: boolean }) {
  const { title, updatedOn, sections } = useFragment(fragment, page);
  const { t } = useTranslation();
  const { market } = usePageSettings();
  const locale = useLocale();
  const date = formatDay(updatedOn, locale, null);
  return (
    <article className={styles.text}>
      <PageTitle
        name={title}
        description={undated ? `${title}, ${market.name}.` : t('operator_page.description', { title, date })}
      />
      <header className={pageStyles.head}>
        <h1>{title}</h1>
        {!undated && (
          <p className={styles.since}>
            <time dateTime={updatedOn}>{t('operator_page.since', { date })}</time>
          </p>
        )}
      </header>
      <OperatorSections sections={sections} locale={locale} />
    </article>
  );
}
