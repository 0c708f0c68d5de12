/** Ids that the contract assigns: each state creates its objects under them. */
const id = (prefix: string, number: number) => `${prefix}_c0417ac7000000000000${String(number).padStart(12, '0')}`;

export const tomatoes = id('var', 1);
export const eggs = id('var', 2);
/** The reusable box that the market lends. */
export const boxToBorrow = id('var', 3);
/** A variant that was never sold. */
export const unknownVariant = id('var', 999);
export const tomatoLine = id('itm', 1);
/** A line that was removed. */
export const lostLine = id('itm', 999);
export const pickupPoint = id('loc', 1);
/** Another one, to which orders move. */
export const otherPoint = id('loc', 3);
export const unknownPoint = id('loc', 999);
export const deliveryZone = id('zon', 1);
/** A cart of a session that is gone. */
export const lostCart = id('crt', 999);
export const unknownOrder = id('ord', 999);

/** Objects of a catalogue (states `a catalogue`, `baskets on offer`). */
export const catalogueIds = {
  farm: id('sel', 1),
  dairy: id('sel', 2),
  shelf: id('col', 1),
  corner: id('col', 2),
  apricots: id('prd', 1),
  beets: id('prd', 2),
  chives: id('prd', 3),
  basket: id('bsk', 1),
  secondBasket: id('bsk', 2),
  closedPoint: id('loc', 2),
  closedZone: id('zon', 2),
} as const;
export const productNumbered = (number: number) => id('prd', 100 + number);
export const variantNumbered = (number: number) => id('var', 100 + number);
/** What a producer of a catalogue proposes. */
export const proposal = id('prp', 1);
export const unknownProposal = id('prp', 999);
export const unknownCollection = id('col', 999);
export const unknownSeller = id('sel', 999);
/** Address changes are rate-limited per customer, so no two cases share one. */
export const customerNumbered = (number: number) => id('usr', number);
/** The same customer's id at the desk. */
export const staffCustomerNumbered = (number: number) => id('cus', number);
