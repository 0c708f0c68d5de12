import { DEFAULT_DAY_TERMS } from '#rules/marketTerms.ts';
import { cartTotals } from '#rules/totals.ts';
import type { Json } from './expectation.ts';
import type { StatedObject } from './statedObject.ts';
import { listOf, paramsOf, type Params } from './stateParams.ts';

/** Who pays a guest's order. */
const GUEST = 'Camille Contrat';

/** The name on the crate: that of the delivery, else of the customer, else their email address. */
function nameOf({ shippingAddress, firstName, lastName, email = '' }: Params, isDelivered: boolean): Json {
  const called = [firstName, lastName].filter(Boolean).join(' ');
  return (isDelivered ? paramsOf(shippingAddress).name : undefined) ?? (called || email);
}

/** The name and the sums of an order that was paid on its own, as the market's rules add them up. buyer: null: a guest. */
export function statedOrder(payment: Params, buyer: Params | null, products: readonly StatedObject[]): StatedObject {
  const { place, discount = 0, useBalance = false } = payment;
  const { zone, price: zonePrice = 500 } = paramsOf(place);
  const { trialDays = 0, year = null, balance = 0, hasReusableBox = false } = buyer ?? {};
  const totals = cartTotals(
    {
      isSubscribed: Number(trialDays) > 0 || year !== null,
      hasReusableBox: hasReusableBox === true,
      fulfillment: zone === undefined ? { type: 'pickup' } : { type: 'ship', zonePrice: Number(zonePrice) },
      deliveryAlreadyPaidInPeriod: false,
      useBalance: useBalance === true,
      balanceAvailable: Number(balance),
      items: listOf(payment.lines).map(({ price = 500, quantity = 1, taxable = false, deposit = 0 }) => ({
        price: Number(price),
        quantity: Number(quantity),
        taxable: taxable === true,
        deposit: Number(deposit),
        unsure: false,
      })),
    },
    DEFAULT_DAY_TERMS,
  );
  const { itemsTotal, deposits, delivery, fee, gst, pst, total, balanceApplied } = totals;
  const sums = { subtotal: itemsTotal, deposit: deposits, shipping: delivery, fee, gst, pst, balanceApplied };
  return {
    customerName: buyer ? nameOf(buyer, zone !== undefined) : GUEST,
    products,
    ...sums,
    discount,
    total: total - Number(discount),
  };
}
