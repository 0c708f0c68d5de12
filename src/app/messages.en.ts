import cart from '../cart/messages.en.json' with { type: 'json' };
import catalogue from '../catalogue/messages.en.json' with { type: 'json' };
import shared from '../shared/i18n/messages.en.json' with { type: 'json' };
import type { SameTexts } from '../shared/i18n/translator.ts';
import shell from './messages.en.json' with { type: 'json' };
import type { messages as french } from './messages.fr.ts';

/** The English texts: the same keys as French, or the build fails. */
export const messages = {
  ...shared,
  ...shell,
  ...catalogue,
  ...cart,
} satisfies SameTexts<typeof french>;
