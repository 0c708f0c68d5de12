import type { EarlierTextsQuery } from '#generated/relay/EarlierTextsQuery.graphql.ts';
import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import type { standardTextsQuery } from '#generated/relay/standardTextsQuery.graphql.ts';
import type { TextsViewQuery } from '#generated/relay/TextsViewQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { beginning, objectOrNull, present, rows } from '../engine/expectedData.ts';
import { identity, LINK_URL, links, producers, siteInformation, storedModal } from '../states/siteStates.ts';
import { marketAsItIs } from '../states/states.ts';
import { staffMember } from './deskCases.ts';

/** The market's texts and links at the desk, in their first version. */
const staffAndTexts = (params = {}) => ({ given: [staffMember, siteInformation(params)] }) as const;

const PRODUCERS = 'staff.siteInformations.texts[3]';
export const textsViewCases: readonly ContractCase<TextsViewQuery>[] = [
  {
    name: 'returns each text as it is stored, or that the standard one or none is shown, and links in both languages',
    ...staffAndTexts({ pages: { producers }, links }),
    data: {
      'staff.textValues': beginning(1),
      'staff.textValues[0].name': 'market',
      'staff.siteInformations.version': present,
      'staff.siteInformations.texts': rows(4),
      'staff.siteInformations.texts[0].name': 'privacy',
      'staff.siteInformations.texts[0].source': 'none',
      'staff.siteInformations.texts[0].own': null,
      'staff.siteInformations.texts[1].name': 'terms',
      'staff.siteInformations.texts[1].source': 'none',
      'staff.siteInformations.texts[2].name': 'faq',
      'staff.siteInformations.texts[2].source': 'standard',
      [`${PRODUCERS}.name`]: 'producers',
      [`${PRODUCERS}.source`]: 'own',
      [`${PRODUCERS}.own`]: present,
      [`${PRODUCERS}.own.title.primary`]: 'Vendre sous contrat',
      [`${PRODUCERS}.own.title.secondary`]: 'Vendre sous contrat (en)',
      [`${PRODUCERS}.own.sections`]: rows(2),
      [`${PRODUCERS}.own.sections[0].heading`]: null,
      [`${PRODUCERS}.own.sections[0].paragraphs`]: rows(1),
      [`${PRODUCERS}.own.sections[1].heading`]: present,
      [`${PRODUCERS}.own.sections[1].heading.secondary`]: 'Next',
      [`${PRODUCERS}.own.sections[1].paragraphs`]: rows(2),
      [`${PRODUCERS}.own.sections[1].paragraphs[1].secondary`]: 'Two',
      [`${PRODUCERS}.own.sections[1].link`]: present,
      [`${PRODUCERS}.own.sections[1].link.url`]: '/contact',
      'staff.siteInformations.links': rows(1),
      'staff.siteInformations.links[0].text.primary': 'Page sous contrat',
      'staff.siteInformations.links[0].text.secondary': null,
      'staff.siteInformations.links[0].url': LINK_URL,
      'staff.siteInformations.links[0].profile': true,
    },
  },
];

export const standardTextsCases: readonly ContractCase<standardTextsQuery>[] = [
  {
    name: 'returns what a market without texts of its own may begin with',
    given: [staffMember, marketAsItIs],
    data: {
      'staff.siteInformations.texts': rows(4),
      'staff.siteInformations.texts[0].name': 'privacy',
      'staff.siteInformations.texts[0].standard': objectOrNull,
      'staff.siteInformations.texts[1].standard': objectOrNull,
      'staff.siteInformations.texts[2].standard': objectOrNull,
      'staff.siteInformations.texts[3].standard': objectOrNull,
    },
  },
];

export const earlierTextsCases: readonly ContractCase<EarlierTextsQuery>[] = [
  {
    name: 'returns the one version that is requested, with the texts of its time',
    ...staffAndTexts({ identity, links, changedModal: true, changedAt: '2026-11-20T17:00:00Z' }),
    variables: { version: 1 },
    data: {
      'staff.siteVersion': present,
      'staff.siteVersion.siteInformations.texts': rows(4),
      'staff.siteVersion.siteInformations.texts[0].source': 'none',
      'staff.siteVersion.siteInformations.links': rows(1),
      'staff.siteVersion.siteInformations.links[0].url': LINK_URL,
    },
  },
  {
    name: 'returns none for a version that is not stored',
    suite: 'conformance',
    ...staffAndTexts(),
    variables: { version: 1 },
    data: { 'staff.siteVersion': null },
  },
];

type Input = SaveSiteInformationsMutation['variables']['input'];
type Page = NonNullable<NonNullable<Input['pages']>['faq']>;
const text = (primary: string, secondary: string | null = null) => ({ primary, secondary });
const question: NonNullable<Page['text']>['sections'][number] = {
  heading: text('Combien ?', 'How much?'),
  group: text('Prix', 'Prices'),
  paragraphs: [text('Des frais de {fee}.', 'A fee of {fee}.')],
  link: { text: text('Les conditions', 'The terms'), url: '/conditions' },
};
const faqOf = (section: Partial<typeof question>): Input => ({
  pages: {
    faq: {
      source: 'own',
      text: { title: text('Questions', 'Questions'), updatedOn: '2026-11-20', sections: [{ ...question, ...section }] },
    },
  },
});
const link = (url: string): Input => ({ links: [{ text: text('Facebook'), url, profile: true }] });

const saving = (input: Input, params = {}) =>
  ({ suite: 'conformance', ...staffAndTexts(params), variables: { version: 1, input } }) as const;
const invalid = (name: string, input: Input, field: string): ContractCase<SaveSiteInformationsMutation> => ({
  name,
  ...saving(input),
  errors: [{ code: 'BAD_INPUT', params: { field } }],
});
const AT = 'pages.faq.text.sections.0';

export const saveTextsCases: readonly ContractCase<SaveSiteInformationsMutation>[] = [
  { name: 'saves questions in both languages', ...saving(faqOf({})) },
  {
    name: 'returns to the standard terms, and hides the privacy page',
    ...saving({ pages: { terms: { source: 'standard' }, privacy: { source: 'none' } } }),
  },
  { name: 'saves links in their order', ...saving(link('https://example.com/marche')) },
  {
    name: 'accepts the stored links again',
    repeated: true,
    ...saving({ links: [{ text: text(' Page sous contrat '), url: LINK_URL, profile: true }] }, { links }),
    data: { 'saveSiteInformations.version': 1 },
  },
  {
    name: 'saves a text after a part of another kind was changed meanwhile',
    ...saving(faqOf({}), { storedModal, changedModal: true }),
  },
  invalid('rejects a question without an answer', faqOf({ paragraphs: [] }), `${AT}.paragraphs`),
  invalid(
    'rejects an answer without English beside texts that have it',
    faqOf({ paragraphs: [text('Oui.')] }),
    `${AT}.paragraphs.0.secondary`,
  ),
  invalid('rejects markup', faqOf({ paragraphs: [text('**Oui.**', 'Yes.')] }), `${AT}.paragraphs.0.primary`),
  invalid(
    'rejects a value that the market does not have',
    faqOf({ paragraphs: [text('{prix}', 'Price')] }),
    `${AT}.paragraphs.0.primary`,
  ),
  invalid(
    'rejects a script as a link of a question',
    faqOf({ link: { text: text('Ici', 'Here'), url: 'javascript:alert(1)' } }),
    `${AT}.link.url`,
  ),
  invalid('rejects a market without a page of questions', { pages: { faq: { source: 'none' } } }, 'pages.faq.source'),
  invalid('rejects a link that is not https', link('http://example.com/marche'), 'links.0.url'),
];
