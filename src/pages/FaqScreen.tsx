import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation } from 'react-router';
import { useFaqScreenQuery } from '#generated/hooks/useFaqScreenQuery.ts';
import type { faqQuestions_query$key } from '#generated/relay/faqQuestions_query.graphql.ts';
import FaqScreenQueryNode, { type FaqScreenQuery } from '#generated/relay/FaqScreenQuery.graphql.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useWeekDays } from '../shared/i18n/weekDays.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { usePageHead, type JsonLd } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { arrowRightIcon, caretDownIcon } from '../shared/ui/icons.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { faqFigures, faqGroups, freeRounds, type FaqLink, type FaqQuestionId } from './faqQuestions.ts';
import styles from './FaqScreen.module.css';
import pageStyles from './InformationPage.module.css';

export const loader = htmlLoader<FaqScreenQuery>(FaqScreenQueryNode);

type FaqAnswer = { question: string; paragraphs: string[] };

/** Formats a question and its answer, paragraph by paragraph, with the market's figures. */
function useFaqAnswer(query: faqQuestions_query$key): (id: FaqQuestionId) => FaqAnswer {
  const { t } = useTranslation();
  const locale = useLocale();
  const figures = faqFigures(query, locale);
  const rounds = freeRounds(query, locale);
  const deliveryPrices = [
    ...rounds.map((round) => t('faq.delivery.round', round)),
    t(rounds.length > 0 ? 'faq.delivery.others' : 'faq.delivery.all', figures),
  ];
  return (id) => ({
    question: t(`faq.${id}.ask`, figures),
    paragraphs: [...t(`faq.${id}.answer`, figures).split('\n'), ...(id === 'delivery' ? deliveryPrices : [])],
  });
}

/** Questions and answers as schema.org's FAQPage. */
const faqJsonLd = (answers: readonly FaqAnswer[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: answers.map(({ question, paragraphs }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
  })),
});

graphql`
  query FaqScreenQuery {
    ...faqQuestions_query
    siteInformations {
      privacy: page(name: privacy) {
        __typename
      }
      terms: page(name: terms) {
        __typename
      }
    }
  }
`;

/**
 * A question that opens on its answer: a native details element, so the answer is in the HTML and opens without
 * scripts. The one named by the address (`#closing`) is open.
 */
function FaqQuestion({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash === `#${id}` && details.current) details.current.open = true;
  }, [hash, id]);
  return (
    <details ref={details} id={id} className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.ask}>{question}</h3>
        <Icon of={caretDownIcon} className={styles.caret} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

/** Frequent questions by subject, each in the HTML and with an anchor. */
export function FaqScreen() {
  const data = useFaqScreenQuery(useLoaderData<PreloadedQuery<FaqScreenQuery>>());
  const { privacy, terms } = data.siteInformations;
  const { t } = useTranslation();
  const address = useAddress();
  const answerOf = useFaqAnswer(data);
  usePageHead(() => ({
    jsonLd: [faqJsonLd(faqGroups.flatMap(({ questions }) => questions.map(({ id }) => answerOf(id))))],
  }));
  // The operator's own pages may not be written.
  const isPublished = { privacy: privacy !== null, terms: terms !== null };
  const linkOf = ({ link }: { id: string; link?: FaqLink }) =>
    link && (link === 'privacy' || link === 'terms' ? isPublished[link] : true) ? link : null;
  return (
    <>
      <PageTitle name={t('faq.title')} description={t('faq.description', useWeekDays())} />
      <header className={pageStyles.head}>
        <h1>{t('faq.title')}</h1>
        <p className={pageStyles.lead}>{t('faq.lead')}</p>
      </header>
      <nav aria-label={t('faq.groups_label')}>
        <ul className={styles.subjects}>
          {faqGroups.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.subject}>
                {t(`faq.groups.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {faqGroups.map(({ id: group, questions }) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <h2 id={group} className={styles.heading}>
            {t(`faq.groups.${group}`)}
          </h2>
          <div className={styles.questions}>
            {questions.map((entry) => {
              const { question, paragraphs } = answerOf(entry.id);
              const link = linkOf(entry);
              return (
                <FaqQuestion key={entry.id} id={entry.id} question={question}>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {link && (
                    <TextLink standalone href={address(link)} className={styles.link}>
                      {t(`faq.links.${link}`)}
                      <Icon of={arrowRightIcon} size={18} />
                    </TextLink>
                  )}
                </FaqQuestion>
              );
            })}
          </div>
        </section>
      ))}
      <p className={styles.contact}>
        {t('faq.not_here')}
        <TextLink standalone href={address('contact')}>
          {t('contact.title')}
        </TextLink>
      </p>
    </>
  );
}
