import type { Locale } from '#rules/constants.ts';
import en from './messages.setup.en.json' with { type: 'json' };
import fr from './messages.setup.fr.json' with { type: 'json' };
import { textsOf, type TextKey } from './serverTexts.ts';

/** What the check of a service found: a text and its values, which may be texts themselves. */
export type SetupText = {
  key: TextKey<keyof typeof fr>;
  values?: Readonly<Record<string, string | number | SetupText>>;
};

const translator = textsOf('setup', { fr, en });

/** The text in a language. The operator's command reads English, the desk its reader's. */
export function setupText({ key, values = {} }: SetupText, locale: Locale): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? setupText(value, locale) : value,
  ]);
  return translator(locale)(key, Object.fromEntries(texts) as Record<string, string | number>);
}
