import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { standardTextsQuery } from '#generated/relay/standardTextsQuery.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { HOLD_MINUTES, HOUR_MS, MARKET_SESSION_COOKIE_DAYS, MERGE_WINDOW_MS, type Locale } from '#rules/constants.ts';
import { storedText } from '#rules/plainText.ts';
import { faqGroups, faqSubjects, pricesTitle, type AnyFaqQuestion } from '../../pages/faqQuestions.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { storedTexts, type TextValues } from '../frame/deskSchema.ts';
import { emptySection, pageValues, type PageValues, type SectionValues, type TextName } from './pageTexts.ts';

const query = graphql`
  query standardTextsQuery {
    market {
      orderFee
      gstRate
      pstRate
      trialMonths
      offers {
        pickup
        delivery
        express
        baskets
        membership
        deposits
        alcohol
      }
    }
    staff {
      goodsDays {
        dropOff {
          ...wholeObjects_dropOff @relay(mask: false)
        }
      }
      siteInformations {
        texts {
          name
          standard {
            ...pageTexts_page @relay(mask: false)
          }
        }
      }
    }
  }
`;

type Page = Pick<PageValues, 'title' | 'sections'>;
type Data = standardTextsQuery['response'];
type Messages = { [key: string]: string | Messages };

/** What the answers name that no text of the market may: it is the same in every market. */
const FIXED: Readonly<Record<string, string>> = {
  hold: String(HOLD_MINUTES),
  cookie: String(MARKET_SESSION_COOKIE_DAYS),
  merge: String(MERGE_WINDOW_MS / HOUR_MS),
};
/** A text of the storefront as the market stores it: what it fills in stays a name, as {fee}. */
const withNames = (text: string): string =>
  storedText(text.replaceAll(/[{]{2}(\w+)[}]{2}/g, (_, name: string) => FIXED[name] ?? `{${name}}`));

const textAt = (messages: Messages, key: string): string => {
  const found = key
    .split('.')
    .reduce<string | Messages | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      messages,
    );
  return typeof found === 'string' ? withNames(found) : '';
};

/** The texts of the storefront's pages in both languages, by their keys. */
async function pageTexts(): Promise<(key: string) => TextValues> {
  // Without `with`, which the development server does not take away: a browser then refuses the module that it makes of them.
  const [french, english] = await Promise.all([
    import('../../pages/messages.fr.json'),
    import('../../pages/messages.en.json'),
  ]);
  return (key) => ({
    primary: textAt(french.default as Messages, key),
    secondary: textAt(english.default as Messages, key),
  });
}

/** The questions that the storefront answers by itself, those that this market has something to say to. */
async function standardQuestions(data: Data): Promise<Page> {
  const both = await pageTexts();
  const { offers, trialMonths, orderFee, gstRate, pstRate } = data.market;
  const { pickup, delivery, express, baskets, membership, deposits, alcohol } = offers;
  const trial = membership && trialMonths > 0;
  const has = faqSubjects(
    { orderFee, gstRate, pstRate },
    { pickup, delivery, express, baskets, membership, trial, deposits, alcohol },
  );
  const isTrue = ({ about }: { about?: keyof typeof has }) => about === undefined || has[about];
  const handover = !delivery ? 'pickup' : pickup ? 'both' : 'ship';
  const titles: Readonly<Record<string, string>> = {
    receiving: `receiving.${handover}`,
    accounts: baskets ? 'accounts' : 'accounts_only',
    prices: pricesTitle(has).replace('faq.groups.', ''),
  };
  const sections = faqGroups.flatMap(({ id: group, questions }) =>
    (questions as readonly AnyFaqQuestion[]).filter(isTrue).map(({ id, link, more = [] }): SectionValues => {
      const answers = [
        // Of a closing at any hour.
        id === 'closing' ? 'faq.closing.answer_hour' : `faq.${id}.answer`,
        ...more.filter(isTrue).map(({ text }) => text),
        ...(id === 'delivery' ? ['faq.delivery.all'] : []),
      ].map(both);
      const joined = (language: keyof TextValues) =>
        answers.map((text) => text[language].replaceAll('\n', '\n\n')).join('\n\n');
      return {
        ...emptySection(`standard-${id}`),
        group: both(`faq.groups.${titles[group] ?? group}`),
        heading: both(`faq.${id}.ask`),
        text: { primary: joined('primary'), secondary: joined('secondary') },
        // An address of the market in French leads readers of English to the English page.
        link: link
          ? { text: both(`faq.links.${link}`), url: addressOf(link, 'fr' satisfies Locale) }
          : emptySection('').link,
      };
    }),
  );
  return { title: both('faq.title'), sections };
}

/** Parts of the page for producers: a heading, and paragraphs, each of a name with its detail or of one text. */
const PRODUCER_PARTS: readonly { heading: string | null; texts: readonly (string | readonly [string, string])[] }[] = [
  { heading: null, texts: ['lead'] },
  { heading: 'why', texts: ['why_sold', 'why_name', 'why_pause'].map((name) => [name, `${name}_detail`] as const) },
  {
    heading: 'week',
    texts: [
      ['step_open', 'step_open_detail'],
      ['step_close', 'step_close_hour'],
      ['step_bring', 'step_bring_detail'],
      ['step_give', 'step_give_detail'],
    ],
  },
  { heading: 'conditions', texts: ['condition_own', 'condition_region', 'condition_permits', 'condition_label'] },
  { heading: 'ask', texts: ['ask_who', 'ask_what', 'ask_how_much', 'ask_pictures', 'answer'] },
];

/** The page for producers as the storefront writes it, without the hours of its week, which are no value of texts. */
async function standardProducers(hasDropOff: boolean): Promise<Page> {
  const both = await pageTexts();
  // Of a market that has not set when, nothing claims a time (ADR 195).
  const of = (name: string) => both(`seller_new.${name === 'step_bring' && hasDropOff ? 'step_bring_when' : name}`);
  const paragraph = (text: string | readonly [string, string], language: keyof TextValues) =>
    typeof text === 'string'
      ? of(text)[language]
      : text.map((name) => of(name)[language].replace(/\.$/, '')).join('. ') + '.';
  const sections = PRODUCER_PARTS.map(({ heading, texts }, index): SectionValues => {
    const joined = (language: keyof TextValues) => texts.map((text) => paragraph(text, language)).join('\n\n');
    return {
      ...emptySection(`standard-${index}`),
      heading: heading === null ? emptySection('').heading : of(heading),
      text: { primary: joined('primary'), secondary: joined('secondary') },
    };
  });
  return { title: of('heading'), sections };
}

/** The text that the market shows without one of its own, to begin with. Null: it did not arrive. */
export async function fetchStandardText(environment: Environment, name: TextName): Promise<Page | null> {
  const data = await refetch<standardTextsQuery>(environment, query, {});
  if (!data?.staff) return null;
  if (name === 'faq') return standardQuestions(data).catch(() => null);
  if (name === 'producers') return standardProducers(data.staff.goodsDays.dropOff !== null).catch(() => null);
  const standard = data.staff.siteInformations.texts?.find((text) => text.name === name)?.standard;
  return standard ? storedTexts(pageValues('own', standard, standard.updatedOn)) : null;
}
