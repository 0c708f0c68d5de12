import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation } from 'react-router';
import { useFaqScreenQuery } from '#generated/hooks/useFaqScreenQuery.ts';
import type { faqQuestions_query$key } from '#generated/relay/faqQuestions_query.graphql.ts';
import FaqScreenQueryNode, { type FaqScreenQuery } from '#generated/relay/FaqScreenQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { formatList } from '../shared/i18n/wordLists.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useOpenWeek, useWeekDays } from '../shared/relay/openWeek.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { localPath } from '../shared/routing/localPath.ts';
import { usePageHead, type JsonLd } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { arrowRightIcon, caretDownIcon } from '../shared/ui/icons.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import {
  faqCharges,
  faqFigures,
  faqGroups,
  faqSubjects,
  freeRounds,
  pricesTitle,
  taxRates,
  type AnyFaqQuestion,
  type FaqLink,
} from './faqQuestions.ts';
import styles from './FaqScreen.module.css';
import pageStyles from './InformationPage.module.css';

export const loader = htmlLoader<FaqScreenQuery>(FaqScreenQueryNode);

type FaqAnswer = {
  id: string;
  question: string;
  paragraphs: readonly string[];
  link: { text: string; href: string } | null;
};
/** Questions of one subject; title null: they stand under none. */
type FaqGroup = { id: string; title: string | null; answers: FaqAnswer[] };

/** The built-in questions and answers that this market has something to say to, with its figures. */
function useBuiltInFaq(
  query: faqQuestions_query$key,
  { privacy, terms }: FaqScreenQuery['response']['siteInformations'],
): FaqGroup[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const offers = useMarketOffers();
  const has = faqSubjects(faqCharges(query), offers);
  const taxes = taxRates(query).map(({ tax, rate }) => t(`faq.taxes.${tax}`, { rate: formatTaxRate(rate, locale) }));
  const figures = { ...faqFigures(query, useOpenWeek(), locale), taxes: formatList(taxes, 'and', locale) };
  const rounds = freeRounds(query, locale, useNow());
  const deliveryPrices = [
    ...rounds.map(({ text, words }) => t(text, words)),
    t(rounds.length > 0 ? 'faq.delivery.others' : 'faq.delivery.all', figures),
  ];
  const titles = {
    ordering: t('faq.groups.ordering'),
    receiving: t(`faq.groups.receiving.${offers.handover}`),
    prices: t(pricesTitle(has)),
    goods: t('faq.groups.goods'),
    accounts: t(offers.baskets ? 'faq.groups.accounts' : 'faq.groups.accounts_only'),
    privacy: t('faq.groups.privacy'),
  };
  // The operator's own pages may not be written.
  const isPublished = (link: FaqLink) =>
    link === 'privacy' ? privacy !== null : link === 'terms' ? terms !== null : true;
  const isTrue = ({ about }: { about?: keyof typeof has }) => about === undefined || has[about];
  const groups = faqGroups.map(({ id: group, questions }) => ({
    id: group,
    title: titles[group],
    answers: (questions as readonly AnyFaqQuestion[]).filter(isTrue).map(({ id, link, more = [] }) => ({
      id,
      question: t(`faq.${id}.ask`, figures),
      paragraphs: [
        ...t(id === 'closing' && !figures.is_midnight ? 'faq.closing.answer_hour' : `faq.${id}.answer`, figures).split(
          '\n',
        ),
        ...more.filter(isTrue).flatMap(({ text }) => t(text, figures).split('\n')),
        ...(id === 'delivery' ? deliveryPrices : []),
      ],
      link: link && isPublished(link) ? { text: t(`faq.links.${link}`), href: address(link) } : null,
    })),
  }));
  return groups.filter(({ answers }) => answers.length > 0);
}

/** The operator's questions, by subject in their order. Their anchors are their places, the same in both languages. */
export function faqGroupsOf(
  { sections }: Pick<NonNullable<FaqScreenQuery['response']['siteInformations']['faq']>, 'sections'>,
  locale: Locale,
): FaqGroup[] {
  const groups: FaqGroup[] = [];
  for (const [index, { heading, group, paragraphs, link }] of sections.entries()) {
    if (groups.at(-1)?.title !== group || groups.length === 0)
      groups.push({ id: `g${groups.length + 1}`, title: group ?? null, answers: [] });
    groups.at(-1)?.answers.push({
      id: `q${index + 1}`,
      question: heading ?? '',
      paragraphs,
      link: link ? { text: link.text, href: localPath(link.url, locale) } : null,
    });
  }
  return groups;
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
      faq: page(name: faq) {
        title
        sections {
          heading
          group
          paragraphs
          link {
            text
            url
          }
        }
      }
    }
  }
`;

type QuestionProps = { id: string; question: string; heading: 'h3' | 'h5'; children: ReactNode };

/**
 * A question that opens on its answer: a native details element, so the answer is in the HTML and opens without
 * scripts. The one named by the address (`#closing`) is open, and has
 * the focus.
 */
function FaqQuestion({ id, question, heading: Heading, children }: QuestionProps) {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, id]);
  return (
    <details ref={details} id={id} data-anchor={id} className={styles.question}>
      <summary className={styles.summary}>
        <Heading className={styles.ask}>{question}</Heading>
        <Icon of={caretDownIcon} className={styles.caret} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

/** Questions under their subjects. heading: of a subject; one that is deeper stands in a page of its own. */
export function FaqGroups({ groups, heading = 'h2' }: { groups: readonly FaqGroup[]; heading?: 'h2' | 'h4' }) {
  const Heading = heading;
  return groups.map(({ id: group, title, answers }) => (
    <section key={group} className={styles.group} aria-labelledby={title ? group : undefined}>
      {title && (
        <Heading id={group} className={styles.heading}>
          {title}
        </Heading>
      )}
      <div className={styles.questions}>
        {answers.map(({ id, question, paragraphs, link }) => (
          <FaqQuestion key={id} id={id} question={question} heading={heading === 'h2' ? 'h3' : 'h5'}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <TextLink standalone href={link.href} className={styles.link}>
                {link.text}
                <Icon of={arrowRightIcon} size={18} />
              </TextLink>
            )}
          </FaqQuestion>
        ))}
      </div>
    </section>
  ));
}

/** Frequent questions by subject, each in the HTML and with an anchor. */
export function FaqScreen() {
  const data = useFaqScreenQuery(useLoaderData<PreloadedQuery<FaqScreenQuery>>());
  const { faq } = data.siteInformations;
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const days = useWeekDays();
  const { paused } = useMarketOffers();
  const builtIn = useBuiltInFaq(data, data.siteInformations);
  const groups = faq ? faqGroupsOf(faq, locale) : builtIn;
  const title = faq?.title ?? t('faq.title');
  usePageHead(() => ({ jsonLd: [faqJsonLd(groups.flatMap(({ answers }) => answers))] }));
  return (
    <>
      <PageTitle name={title} description={t('faq.description', days)} />
      <header className={pageStyles.head}>
        <h1>{title}</h1>
        <p className={pageStyles.lead}>{t(paused ? 'pause.faq' : 'faq.lead')}</p>
      </header>
      {groups.some(({ title }) => title !== null) && (
        <nav aria-label={t('faq.groups_label')}>
          <ul className={styles.subjects}>
            {groups.map(
              ({ id, title }) =>
                title && (
                  <li key={id}>
                    <a href={`#${id}`} className={styles.subject}>
                      {title}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
      <FaqGroups groups={groups} />
      <p className={styles.contact}>
        {t('faq.not_here')}
        <TextLink standalone href={address('contact')}>
          {t('contact.title')}
        </TextLink>
      </p>
    </>
  );
}
