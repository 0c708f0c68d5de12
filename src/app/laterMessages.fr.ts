import account from '../account/messages.fr.json' with { type: 'json' };
import baskets from '../baskets/messages.fr.json' with { type: 'json' };
import cart from '../cart/messages.pages.fr.json' with { type: 'json' };
import catalogue from '../catalogue/messages.pages.fr.json' with { type: 'json' };
import checkout from '../checkout/messages.fr.json' with { type: 'json' };
import favourites from '../favourites/messages.fr.json' with { type: 'json' };
import fulfilment from '../fulfilment/messages.fr.json' with { type: 'json' };
import identity from '../identity/messages.fr.json' with { type: 'json' };
import map from '../map/messages.fr.json' with { type: 'json' };
import membership from '../membership/messages.fr.json' with { type: 'json' };
import notices from '../notices/messages.fr.json' with { type: 'json' };
import orders from '../orders/messages.fr.json' with { type: 'json' };
import information from '../pages/messages.fr.json' with { type: 'json' };
import search from '../search/messages.fr.json' with { type: 'json' };
import sellers from '../sellers/messages.fr.json' with { type: 'json' };
import shared from '../shared/i18n/messages.pages.fr.json' with { type: 'json' };
import app from './messages.pages.fr.json' with { type: 'json' };

/**
 * French texts of screens other than home, loaded with the first of them: layout and home never use these. Some are under a name of
 * the first load too, such as `cart`.
 */
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
};
