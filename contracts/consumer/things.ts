/** Ids that the contracts give to what they need: each state puts its own things in place under them. */
const id = (prefix: string, number: number) => `${prefix}_c0417ac7000000000000${String(number).padStart(12, '0')}`;

export const tomatoes = id('var', 1);
export const eggs = id('var', 2);
/** Nobody has ever sold this one. */
export const unheardOf = id('var', 999);
export const tomatoLine = id('itm', 1);
export const pickupPoint = id('loc', 1);
export const unheardOfPoint = id('loc', 999);
export const deliveryZone = id('zon', 1);
