import { rows, type Sayings } from './answer.ts';
import { basketWith, openPlaces, subscribed, subscriber } from './basketStates.ts';
import type { ProviderState } from './contractCase.ts';
import { customersCart } from './customerStates.ts';
import { tomatoes } from './things.ts';

/** A customer's cart of two tomatoes at 450 cents, in which the recurring basket of its week is proposed (E51). */
export const proposing: ProviderState[] = [openPlaces, basketWith(), subscriber(), customersCart(), subscribed()];

/** The cart at a field, with both; bought: the basket will be bought with the cart, else it is only proposed. */
export const withBasket = (cart: string, bought: boolean): Sayings => ({
  [`${cart}.items`]: rows(2),
  [`${cart}.items[0].variantId`]: tomatoes,
  [`${cart}.items[0].basket`]: null,
  [`${cart}.items[1].basket.taxablePrice`]: 1000,
  [`${cart}.items[1].quantity`]: 1,
  [`${cart}.items[1].unsure`]: !bought,
  [`${cart}.items[1].unsureReason`]: bought ? null : 'from_basket',
  [`${cart}.totals.items`]: bought ? 4400 : 900,
});
