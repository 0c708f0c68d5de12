import { FREE_DELIVERY_ABOVE_CENTS } from '#rules/constants.ts';
import { DEFAULT_DAY_TERMS } from '#rules/marketTerms.ts';
import { cartTotals } from '#rules/totals.ts';
import type { ProviderState } from '../engine/contractCase.ts';
import { described, type ExpectedFields } from '../engine/expectedData.ts';
import type { Params } from '../engine/stateParams.ts';
import { basketWith, subscribed, subscriber } from '../states/basketStates.ts';
import { customersCart, homeAddress } from '../states/customerStates.ts';
import { deliveryZone, pickupPoint, tomatoes } from '../states/fixtureIds.ts';
import { purchasedLine } from '../states/states.ts';

const CREDIT = 500;
const delivered = { zone: deliveryZone, price: 700 };
/** Two tomatoes at 450 cents, reduced, taxed and with a deposit. */
export const fullLine = { ...purchasedLine, taxable: true, deposit: 100, comparedAtPrice: 600 };

type FullCart = { line?: Params; lines?: Params[]; cart?: Params; before?: readonly ProviderState[] };

/**
 * A customer's cart with every amount and name that a cart can have: reduced and taxed goods with a deposit, delivery,
 * credit, automatic purchase at the closing, and the proposed recurring basket of its week (E51). line: overrides
 * properties of its line; before: states between the customer and the cart.
 */
export const fullCart = ({
  line,
  lines = [{ ...fullLine, ...line }],
  cart,
  before = [],
}: FullCart = {}): ProviderState[] => [
  { name: 'a pickup point', params: { location: pickupPoint } },
  basketWith(),
  subscriber({ balance: -CREDIT, shippingAddress: homeAddress }),
  ...before,
  customersCart(lines, { place: delivered, autoClose: true, ...cart }),
  subscribed(),
];

type Content = { quantity?: number; isBought?: boolean; isMember?: boolean };

/** That cart at a field; isBought: the basket is confirmed. */
export function fullCartUnder(
  at: string,
  { quantity = 2, isBought = false, isMember = false }: Content = {},
): ExpectedFields {
  const basket = { quantity: 1, unsure: !isBought, isBasket: true };
  const { itemsTotal, total, balanceApplied, amountDue, ...sums } = cartTotals(
    {
      isSubscribed: isMember,
      fulfillment: { type: 'ship', zonePrice: delivered.price },
      deliveryAlreadyPaidInPeriod: false,
      useBalance: true,
      balanceAvailable: -CREDIT,
      items: [
        { ...fullLine, quantity, unsure: false },
        { ...basket, price: 2500, taxable: false, deposit: 300 },
        { ...basket, price: 1000, taxable: true, deposit: 0 },
      ],
    },
    DEFAULT_DAY_TERMS,
  );
  const { deposits, delivery, fee, taxBase, gst, pst } = sums;
  const totals = {
    items: itemsTotal,
    deposits,
    delivery,
    freeDeliveryAbove: FREE_DELIVERY_ABOVE_CENTS,
    gstRate: DEFAULT_DAY_TERMS.taxes.gst,
    pstRate: DEFAULT_DAY_TERMS.taxes.pst,
    fee,
    taxBase,
    gstBase: taxBase,
    pstBase: taxBase,
    gst,
    pst,
    total,
    credit: balanceApplied,
  };
  return {
    [at]: described({
      items: [
        { variantId: tomatoes, quantity, unsure: false, seenPrice: 450, basket: null },
        {
          // It has only its name, picture, price and deposit.
          variant: {
            price: 3500,
            deposit: 300,
            product: { name: 'Panier sous contrat', images: [{ path: 'panier' }] },
          },
          basket: { taxablePrice: 1000 },
          quantity: 1,
          seenPrice: 3500,
          unsure: !isBought,
          unsureReason: isBought ? null : 'from_basket',
        },
      ],
      balanceAvailable: -CREDIT,
      locationId: null,
      shippingZone: { id: deliveryZone, nextSlot: {}, expressSlot: {} },
      slot: {},
      autoClose: true,
      autoClosePreview: { credit: balanceApplied, charged: amountDue },
      totals,
    }),
  };
}
