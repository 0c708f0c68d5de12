import cart from '../cart/messages.en.json' with { type: 'json' };
import catalogue from '../catalogue/messages.en.json' with { type: 'json' };
import checkout from '../checkout/messages.en.json' with { type: 'json' };
import fulfilment from '../fulfilment/messages.en.json' with { type: 'json' };
import orders from '../orders/messages.en.json' with { type: 'json' };
import shared from '../shared/i18n/messages.en.json' with { type: 'json' };
import shell from './messages.en.json' with { type: 'json' };

import type { messages as french } from './messages.fr.ts';

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Every text in English: the same keys as French, or the build fails. */
export const messages = {
  ...shared,
  ...shell,
  ...catalogue,
  ...cart,
  ...checkout,
  ...fulfilment,
  ...orders,
} satisfies Texts<typeof french>;
