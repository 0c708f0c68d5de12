/**
 * What words of a search name for which there is no product of that name (ADR 132): something that the market does not sell,
 * a dish to be made, or an occasion.
 */
export const SEARCH_ADVICE_KINDS = ['not_sold', 'dish', 'occasion'] as const;
export type SearchAdviceKind = (typeof SEARCH_ADVICE_KINDS)[number];
