import type { ProviderState } from '../engine/contractCase.ts';
import { rows, type ExpectedFields } from '../engine/expectedData.ts';
import { basketWith, openPlaces, subscribed, subscriber } from '../states/basketStates.ts';
import { customersCart } from '../states/customerStates.ts';
import { tomatoes } from '../states/fixtureIds.ts';

/** A customer's cart of two tomatoes at 450 cents, in which the recurring basket of its week is proposed (E51). */
export const cartWithProposedBasket: ProviderState[] = [
  openPlaces,
  basketWith(),
  subscriber(),
  customersCart(),
  subscribed(),
];

/** The cart at a field, with both; bought: the basket will be bought with the cart, else it is only proposed. */
export const basketInCart = (cart: string, isBought: boolean): ExpectedFields => ({
  [`${cart}.items`]: rows(2),
  [`${cart}.items[0].variantId`]: tomatoes,
  [`${cart}.items[0].basket`]: null,
  [`${cart}.items[1].basket.taxablePrice`]: 1000,
  [`${cart}.items[1].quantity`]: 1,
  [`${cart}.items[1].unsure`]: !isBought,
  [`${cart}.items[1].unsureReason`]: isBought ? null : 'from_basket',
  [`${cart}.totals.items`]: isBought ? 4400 : 900,
});
