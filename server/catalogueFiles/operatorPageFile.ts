import { z } from 'zod';
import {
  isHttpsLink,
  LINK_NAME_MAX_LENGTH,
  LINKS_MAX,
  markupIn,
  PAGE_VALUES,
  SECTIONS_MAX,
  unknownValues,
} from '#rules/marketText.ts';
import { isPlainText } from '#rules/plainText.ts';
import { isSiteLink } from '#rules/siteLink.ts';
import { isCalendarDay } from '#rules/zone.ts';
import { importText } from '../text/importTexts.ts';
import { nameCell, textCell } from './cellKinds.ts';

/** A text in both languages, which may name values of the market. English null: the whole page is in French. */
function pageText({ shape, expected }: typeof nameCell) {
  const oneLanguage = z
    .string()
    .refine((text) => shape.safeParse(text).success, `expected ${importText(expected, 'en')}`)
    .refine((text) => markupIn(text) === null, {
      error: ({ input }) =>
        `"${markupIn(String(input))}" would be shown as it is written; expected a text without markup`,
    })
    .refine((text) => unknownValues(text).length === 0, {
      error: ({ input }) =>
        `unknown value {${unknownValues(String(input)).join('}, {')}}; expected one of ${PAGE_VALUES.join(', ')}`,
    });
  return z.strictObject({ primary: oneLanguage, secondary: oneLanguage.nullable() });
}
const line = pageText(nameCell);
const text = pageText(textCell);
const link = z.strictObject({
  text: line,
  url: z
    .string()
    .refine(isSiteLink, 'expected a path such as /paniers-hebdomadaires, or an https, mailto or tel address'),
});
const section = (heading: z.ZodType<z.infer<typeof line> | null>) =>
  z.strictObject({
    heading,
    group: line.nullable().optional(),
    paragraphs: z.array(text).min(1),
    link: link.nullable().optional(),
  });

type Path = (string | number)[];

/** The places of a page's texts that have no English, and whether any has. */
function englishOf(value: unknown, path: Path = []): { missing: Path[]; some: boolean } {
  if (typeof value !== 'object' || value === null) return { missing: [], some: false };
  if ('secondary' in value)
    return value.secondary === null ? { missing: [[...path, 'secondary']], some: false } : { missing: [], some: true };
  const parts = Object.entries(value).map(([key, part]) =>
    englishOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return { missing: parts.flatMap(({ missing }) => missing), some: parts.some(({ some }) => some) };
}

const page = (heading: z.ZodType<z.infer<typeof line> | null>) =>
  z
    .strictObject({
      title: line,
      updatedOn: z.string().refine(isCalendarDay, 'expected a day such as 2026-11-20'),
      sections: z.array(section(heading)).min(1).max(SECTIONS_MAX),
    })
    .superRefine((written, context) => {
      const { missing, some } = englishOf(written);
      // A page of one language is French for everybody; one of two languages answers everybody in theirs.
      if (some)
        for (const path of missing)
          context.addIssue({
            code: 'custom',
            path,
            message: 'the English is missing, which other texts of this page have',
          });
    })
    .nullable()
    .optional();

const linkName = z.string().refine((text) => isPlainText(text, LINK_NAME_MAX_LENGTH), {
  error: `expected a name of at most ${LINK_NAME_MAX_LENGTH} characters, without HTML`,
});
/** Where else the market is, in the order in which pages show it. */
export const marketLinks = z
  .array(
    z.strictObject({
      text: z.strictObject({ primary: linkName, secondary: linkName.nullable() }),
      url: z.string().refine(isHttpsLink, 'expected an https address'),
      profile: z.boolean(),
    }),
  )
  .max(LINKS_MAX)
  .refine((links) => new Set(links.map(({ url }) => url)).size === links.length, 'expected each address once');

/** The operator's own texts of `site.json`. A section of faq is a question with its answer. */
export const operatorPages = z.strictObject({
  privacy: page(line.nullable()),
  terms: page(line.nullable()),
  faq: page(line),
  producers: page(line.nullable()),
});
