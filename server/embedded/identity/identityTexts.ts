import type { Locale } from '#rules/constants.ts';
import { textsOf, type TextKey, type Translate as TranslateKey } from '../../text/serverTexts.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

export type IdentityTextKey = TextKey<keyof typeof fr>;

/** Translates a text of the provider, with the language's spacing, and fills in its `{{values}}`. */
export type Translate = TranslateKey<IdentityTextKey>;

export const translatorFor = textsOf('identity', { fr, en });

/** The first supported language among these: `fr-CA en`, `en-US,en;q=0.9`. Defaults to French. */
export function localeOf(...candidates: (string | null | undefined)[]): Locale {
  for (const list of candidates)
    for (const tag of (list ?? '').toLowerCase().split(/[\s,]+/)) {
      const language = /^[a-z]{2}(?=$|[-;])/.exec(tag)?.[0];
      if (language === 'fr' || language === 'en') return language;
    }
  return 'fr';
}
