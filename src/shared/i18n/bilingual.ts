import { graphql, readInlineData } from 'react-relay';
import type { bilingual_text$key } from '#generated/relay/bilingual_text.graphql.ts';
import type { Locale } from '#rules/constants.ts';

const fragment = graphql`
  fragment bilingual_text on BilingualText @inline {
    primary
    secondary
  }
`;

/** The half of a bilingual text in the reader's language; French if English is missing (schema: BilingualText). */
export function inLocale(text: bilingual_text$key, locale: Locale): string {
  const { primary, secondary } = readInlineData(fragment, text);
  return locale === 'en' ? (secondary ?? primary) : primary;
}
