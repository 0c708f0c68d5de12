import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#rules/constants.ts';
import { typo } from '#rules/typography.ts';

const FILE = /[\\/]src[\\/].*[\\/]messages(?:\.\w+)*\.(\w+)\.json$/;

/** The texts of the screens in the typography of their language (design 5), once, when they are built. */
export const typographicTexts: Plugin = {
  name: 'typographic-texts',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const locale = FILE.exec(id)?.[1] as Locale;
      if (!LOCALES.includes(locale)) return null;
      return {
        code: JSON.stringify(
          JSON.parse(code, (_, value: unknown) => (typeof value === 'string' ? typo(value, locale) : value)),
        ),
        map: null,
      };
    },
  },
};
