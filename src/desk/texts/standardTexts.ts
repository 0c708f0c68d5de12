import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { standardTextsQuery } from '#generated/relay/standardTextsQuery.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { HOLD_MINUTES, MARKET_SESSION_COOKIE_DAYS, type Locale } from '#rules/constants.ts';
import { storedText } from '#rules/plainText.ts';
import { faqGroups, faqSubjects, type AnyFaqQuestion } from '../../pages/faqQuestions.ts';
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

/** The questions that the storefront answers by itself, those that this market has something to say to. */
async function standardQuestions(data: Data): Promise<Page> {
  // Without `with`, which the development server does not take away: a browser then refuses the module that it makes of them.
  const [french, english] = await Promise.all([
    import('../../pages/messages.fr.json'),
    import('../../pages/messages.en.json'),
  ]);
  const both = (key: string): TextValues => ({
    primary: textAt(french.default as Messages, key),
    secondary: textAt(english.default as Messages, key),
  });
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

const NO_TEXT: Page = { title: { primary: '', secondary: '' }, sections: [emptySection('first')] };

/** The text that the market shows without one of its own, to begin with; for producers an empty section. Null: it did not arrive. */
export async function fetchStandardText(environment: Environment, name: TextName): Promise<Page | null> {
  const data = await refetch<standardTextsQuery>(environment, query, {});
  if (!data?.staff) return null;
  if (name === 'faq') return standardQuestions(data).catch(() => null);
  const standard = data.staff.siteInformations.texts?.find((text) => text.name === name)?.standard;
  return standard ? storedTexts(pageValues('own', standard, standard.updatedOn)) : NO_TEXT;
}
