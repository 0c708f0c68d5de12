/** What a basket's line is called in a cart and an order: by its name, as this kind of thing. */
export const BASKET_KIND = { primary: 'Panier récurrent', secondary: 'Recurring basket' };
/** Who puts baskets together. */
export const BASKET_SELLER = 'Le marché';
