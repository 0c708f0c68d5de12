import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import { isHttpsLink, LINK_NAME_MAX_LENGTH, markupIn, unknownValues } from '#rules/marketText.ts';
import { isPlainText, LINE_MAX_LENGTH, TEXT_MAX_LENGTH } from '#rules/plainText.ts';
import { isSiteLink } from '#rules/siteLink.ts';
import { isCalendarDay } from '#rules/zone.ts';
import { z } from '../../shared/forms/formSchema.ts';
import type { TextKey } from '../../shared/i18n/translator.ts';
import { hasText, optionalTextInput, textInput, type TextValues } from '../frame/deskSchema.ts';
import {
  paragraphsOf,
  type LinksFormValues,
  type LinkValues,
  type PageValues,
  type SectionValues,
  type TextFormValues,
  type TextName,
} from './pageTexts.ts';

type Input = SaveSiteInformationsMutation['variables']['input'];
type PageInput = NonNullable<NonNullable<Input['pages']>['faq']>;
/** What is wrong with a field, with the text that it shows. */
type Problem = { path: (string | number)[]; key: TextKey; params?: Record<string, unknown> };

/** The API refuses longer calls. */
const PAGE_MAX_BYTES = 90_000;

const hasLink = ({ link }: SectionValues): boolean => hasText(link.text) || link.url !== '';
const textsOf = ({ title, sections }: PageValues): TextValues[] => [
  title,
  ...sections.flatMap(({ heading, group, text, link }) => [heading, group, text, link.text]),
];

/** What a page would not show as its writer means it. */
function plainProblem(text: string, maxLength: number, isMultiline: boolean): Omit<Problem, 'path'> | null {
  const markup = markupIn(text);
  if (markup !== null) return { key: 'desk_texts.refused.markup', params: { markup } };
  const [value] = unknownValues(text);
  if (value !== undefined) return { key: 'desk_texts.refused.value', params: { value: `{${value}}` } };
  if (text.length > maxLength) return { key: 'desk_texts.refused.long', params: { max: maxLength } };
  return text === '' || isPlainText(text, maxLength, isMultiline) ? null : { key: 'desk_catalogue.refused.plain' };
}

type TextRule = {
  path: Problem['path'];
  required?: TextKey;
  maxLength?: number;
  isMultiline?: boolean;
  english: boolean;
};

/** english: other texts of the page are translated, so that a reader of it would find French in the middle. */
function textProblems(
  text: TextValues,
  { path, required, maxLength = LINE_MAX_LENGTH, isMultiline = false, english }: TextRule,
): Problem[] {
  const problems = (['primary', 'secondary'] as const).flatMap((language) => {
    const parts = isMultiline ? paragraphsOf(text[language]) : [text[language]];
    const found = parts.map((part) => plainProblem(part, maxLength, isMultiline)).find((problem) => problem !== null);
    return found ? [{ ...found, path: [...path, language] }] : [];
  });
  if (text.primary === '' && (required || text.secondary !== ''))
    problems.push({ path: [...path, 'primary'], key: required ?? 'desk_catalogue.refused.translated' });
  if (text.primary !== '' && text.secondary === '' && english)
    problems.push({ path: [...path, 'secondary'], key: 'desk_texts.refused.english' });
  return problems;
}

function sectionProblems(section: SectionValues, name: TextName, path: Problem['path'], english: boolean): Problem[] {
  const { heading, group, text, link } = section;
  const isFaq = name === 'faq';
  const [french, translated] = [paragraphsOf(text.primary).length, paragraphsOf(text.secondary).length];
  return [
    ...textProblems(heading, {
      path: [...path, 'heading'],
      english,
      ...(isFaq && { required: 'desk_texts.refused.question' }),
    }),
    ...textProblems(text, {
      path: [...path, 'text'],
      required: isFaq ? 'desk_texts.refused.answer' : 'desk_catalogue.refused.needed',
      maxLength: TEXT_MAX_LENGTH,
      isMultiline: true,
      english,
    }),
    ...(french > 0 && translated > 0 && french !== translated
      ? [
          {
            path: [...path, 'text', 'secondary'],
            key: 'desk_texts.refused.paragraphs' as const,
            params: { french, translated },
          },
        ]
      : []),
    ...(isFaq ? textProblems(group, { path: [...path, 'group'], english }) : []),
    ...(hasLink(section)
      ? [
          ...textProblems(link.text, {
            path: [...path, 'link', 'text'],
            required: 'desk_texts.refused.link_text',
            english,
          }),
          ...(isSiteLink(link.url)
            ? []
            : [{ path: [...path, 'link', 'url'], key: 'desk_information.refused.url' as const }]),
        ]
      : []),
  ];
}

/** What is wrong with a text of the market's own. */
function pageProblems(page: PageValues, name: TextName): Problem[] {
  if (page.source !== 'own') return [];
  const english = textsOf(page).some(({ secondary }) => secondary !== '');
  const isTooLong = new TextEncoder().encode(JSON.stringify(page)).length > PAGE_MAX_BYTES;
  return [
    ...textProblems(page.title, { path: ['title'], required: 'desk_catalogue.refused.needed', english }),
    ...(isCalendarDay(page.updatedOn) ? [] : [{ path: ['updatedOn'], key: 'desk_texts.refused.day' as const }]),
    ...(page.sections.length > 0 ? [] : [{ path: ['sections'], key: 'desk_texts.refused.empty' as const }]),
    ...(isTooLong ? [{ path: ['sections'], key: 'desk_texts.refused.whole' as const }] : []),
    ...page.sections.flatMap((section, index) => sectionProblems(section, name, ['sections', index], english)),
  ];
}

/** The first problem of each field becomes its issue. */
const issuesOf = (input: unknown, problems: readonly Problem[]) =>
  problems
    .filter(({ path }, index) => problems.findIndex((other) => other.path.join('.') === path.join('.')) === index)
    .map(({ path, key, params }) => ({ code: 'custom' as const, input, path, params: { key, ...params } }));

/** Both languages by paragraph: English of as many as the French has, or none. */
function paragraphsInput({ primary, secondary }: TextValues) {
  const english = paragraphsOf(secondary);
  return paragraphsOf(primary).map((paragraph, index) => ({ primary: paragraph, secondary: english[index] ?? null }));
}

/** A page for the API. */
export const pageInput = ({ source, title, updatedOn, sections }: PageValues): PageInput =>
  source === 'own'
    ? {
        source,
        text: {
          title: textInput(title),
          updatedOn,
          sections: sections.map((section) => ({
            heading: optionalTextInput(section.heading),
            group: optionalTextInput(section.group),
            paragraphs: paragraphsInput(section.text),
            link: hasLink(section) ? { text: textInput(section.link.text), url: section.link.url } : null,
          })),
        },
      }
    : { source };

const EMPTY: PageValues = { source: 'standard', title: { primary: '', secondary: '' }, updatedOn: '', sections: [] };

/** From the values of a text's form to the mutation's input. */
export const textSchema = (name: TextName) =>
  z.partial(
    z.object({
      pages: z.pipe(
        z.custom<TextFormValues['pages']>().check((context) => {
          const page = context.value[name] ?? EMPTY;
          for (const { path, ...issue } of issuesOf(page, pageProblems(page, name)))
            context.issues.push({ ...issue, path: [name, ...path] });
        }),
        z.transform((pages: TextFormValues['pages']): NonNullable<Input['pages']> => ({
          [name]: pageInput(pages[name] ?? EMPTY),
        })),
      ),
    }),
  );

function linkProblems(links: readonly LinkValues[]): Problem[] {
  return links.flatMap(({ text, url }, index) => [
    ...textProblems(text, {
      path: [index, 'text'],
      required: 'desk_catalogue.refused.needed',
      maxLength: LINK_NAME_MAX_LENGTH,
      // A network has one name; where none is in English, readers get the French one.
      english: false,
    }),
    ...(isHttpsLink(url) ? [] : [{ path: [index, 'url'], key: 'desk_texts.refused.https' as const }]),
    ...(links.findIndex((other) => other.url === url) === index
      ? []
      : [{ path: [index, 'url'], key: 'desk_texts.refused.twice' as const }]),
  ]);
}

/** From the values of the links' form to the mutation's input. */
export const linksSchema = z.partial(
  z.object({
    links: z.pipe(
      z.custom<LinksFormValues['links']>().check((context) => {
        context.issues.push(...issuesOf(context.value, linkProblems(context.value)));
      }),
      z.transform((links: LinksFormValues['links']): NonNullable<Input['links']> =>
        links.map(({ text, url, profile }) => ({ text: textInput(text), url, profile })),
      ),
    ),
  }),
);
