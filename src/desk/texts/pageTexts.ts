import { graphql, readInlineData } from 'react-relay';
import type { pageTexts_page$data } from '#generated/relay/pageTexts_page.graphql.ts';
import type { pageTexts_site$data, pageTexts_site$key } from '#generated/relay/pageTexts_site.graphql.ts';
import type { pageTexts_staff$data, pageTexts_staff$key } from '#generated/relay/pageTexts_staff.graphql.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { textValues, type TextValues } from '../frame/deskSchema.ts';

// Both languages of a text are read by `textValues`.
// oxlint-disable relay/unused-fields
graphql`
  fragment pageTexts_page on OperatorTextPage {
    title {
      primary
      secondary
    }
    updatedOn
    sections {
      heading {
        primary
        secondary
      }
      group {
        primary
        secondary
      }
      paragraphs {
        primary
        secondary
      }
      link {
        text {
          primary
          secondary
        }
        url
      }
    }
  }
`;
const fragment = graphql`
  fragment pageTexts_site on SiteInformations @inline {
    texts {
      name
      source
      own {
        ...pageTexts_page @relay(mask: false)
      }
    }
    links {
      text {
        primary
        secondary
      }
      url
      profile
    }
  }
`;
const valuesFragment = graphql`
  fragment pageTexts_staff on Staff @inline {
    textValues {
      name
      value {
        primary
        secondary
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

/** What texts may name, with the values of the market now. */
export type TextValueList = pageTexts_staff$data['textValues'];
export const readValues = (staff: pageTexts_staff$key): TextValueList =>
  readInlineData(valuesFragment, staff).textValues;

/** The market's texts, by the names of the API, in the order of the desk. */
export const TEXT_NAMES = ['faq', 'producers', 'terms', 'privacy'] as const;
export type TextName = (typeof TEXT_NAMES)[number];

/** id: of the list alone. text: paragraphs, with an empty line between them. */
export type SectionValues = {
  id: string;
  heading: TextValues;
  group: TextValues;
  text: TextValues;
  link: { text: TextValues; url: string };
};
export type PageValues = {
  source: 'own' | 'standard' | 'none';
  title: TextValues;
  updatedOn: string;
  sections: readonly SectionValues[];
};
/** Nested as in the mutation's input, whose fields the server names in a conflict. */
export type TextFormValues = { pages: Record<string, PageValues> };

const BREAK = '\n\n';
/** The paragraphs of a typed text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export const emptySection = (id: string): SectionValues => ({
  id,
  heading: textValues(null),
  group: textValues(null),
  text: textValues(null),
  link: { text: textValues(null), url: '' },
});

type Section = pageTexts_page$data['sections'][number];
const joined = (paragraphs: Section['paragraphs'], language: 'primary' | 'secondary'): string =>
  paragraphs
    .map((paragraph) => paragraph[language] ?? '')
    .join(BREAK)
    .trim();

/** The form's sections of stored ones. */
export const sectionValues = (sections: readonly Section[]): SectionValues[] =>
  sections.map(({ heading, group, paragraphs, link }, index) => ({
    id: `stored-${index}`,
    heading: textValues(heading),
    group: textValues(group),
    text: { primary: joined(paragraphs, 'primary'), secondary: joined(paragraphs, 'secondary') },
    link: { text: textValues(link?.text), url: link?.url ?? '' },
  }));

type Page = Pick<pageTexts_page$data, 'title' | 'sections' | 'updatedOn'>;
/** The form's values of a page; a text that begins holds from `today`. */
export const pageValues = (
  source: PageValues['source'],
  page: Page | null | undefined,
  today: CalendarDay,
): PageValues => ({
  source,
  title: textValues(page?.title),
  updatedOn: page?.updatedOn ?? today,
  sections: sectionValues(page?.sections ?? []),
});

export const readTexts = (site: pageTexts_site$key): pageTexts_site$data => readInlineData(fragment, site);

/** The form's values of one of the stored texts. */
export function textFormValues(site: pageTexts_site$data, name: TextName, today: CalendarDay): TextFormValues {
  const stored = site.texts?.find((text) => text.name === name);
  const source = TEXT_SOURCES.find((one) => one === stored?.source) ?? 'standard';
  return { pages: { [name]: pageValues(source, stored?.own, today) } };
}
const TEXT_SOURCES = ['own', 'standard', 'none'] as const;

export type LinkValues = { id: string; text: TextValues; url: string; profile: boolean };
export type LinksFormValues = { links: readonly LinkValues[] };
export const linksFormValues = ({ links }: pageTexts_site$data): LinksFormValues => ({
  links: links.map(({ text, url, profile }, index) => ({
    id: `stored-${index}`,
    text: textValues(text),
    url,
    profile,
  })),
});
