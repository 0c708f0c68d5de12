import account from '../account/messages.en.json' with { type: 'json' };
import baskets from '../baskets/messages.en.json' with { type: 'json' };
import cart from '../cart/messages.pages.en.json' with { type: 'json' };
import catalogue from '../catalogue/messages.pages.en.json' with { type: 'json' };
import checkout from '../checkout/messages.en.json' with { type: 'json' };
import favourites from '../favourites/messages.en.json' with { type: 'json' };
import fulfilment from '../fulfilment/messages.en.json' with { type: 'json' };
import identity from '../identity/messages.en.json' with { type: 'json' };
import map from '../map/messages.en.json' with { type: 'json' };
import membership from '../membership/messages.en.json' with { type: 'json' };
import notices from '../notices/messages.en.json' with { type: 'json' };
import orders from '../orders/messages.en.json' with { type: 'json' };
import information from '../pages/messages.en.json' with { type: 'json' };
import search from '../search/messages.en.json' with { type: 'json' };
import sellers from '../sellers/messages.en.json' with { type: 'json' };
import shared from '../shared/i18n/messages.pages.en.json' with { type: 'json' };
import type { SameTexts } from '../shared/i18n/translator.ts';
import type { laterMessages as french } from './laterMessages.fr.ts';
import app from './messages.pages.en.json' with { type: 'json' };

/** The English texts: the same keys as French, or the build fails. */
export const laterMessages = {
  ...account,
  ...app,
  ...baskets,
  ...cart,
  ...catalogue,
  ...checkout,
  ...favourites,
  ...fulfilment,
  ...identity,
  ...information,
  ...map,
  ...membership,
  ...notices,
  ...orders,
  ...search,
  ...sellers,
  ...shared,
} satisfies SameTexts<typeof french>;
