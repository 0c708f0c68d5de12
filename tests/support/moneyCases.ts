import type { CartTotals, CartTotalsInput } from '#rules/totals.ts';
import cases from './money-cases.json' with { type: 'json' };

/** A worked total, which every place that computes or shows one is tested with. */
export type MoneyCase = {
  readonly id: string;
  readonly title: string;
  readonly input: CartTotalsInput;
  readonly expected: CartTotals;
  readonly checkoutBlocked?: string;
};

export type BadgeCase = {
  readonly comparedAtPrice: number | null;
  readonly price: number;
  readonly percent: number | null;
};

function fulfillmentOf(id: string, input: { type: string; zonePrice?: number }): CartTotalsInput['fulfillment'] {
  if (input.type === 'pickup') return { type: 'pickup' };
  if (input.type === 'ship' && input.zonePrice !== undefined) return { type: 'ship', zonePrice: input.zonePrice };
  throw new Error(`Case ${id} has an unknown fulfillment`);
}

/** The 35 worked totals of money-cases.json, for tests of every layer. */
export const moneyCases: readonly MoneyCase[] = cases.cases.map((moneyCase) => ({
  ...moneyCase,
  input: { ...moneyCase.input, fulfillment: fulfillmentOf(moneyCase.id, moneyCase.input.fulfillment) },
}));

/** The worked discount badges of the same file. */
export const badgeCases: readonly BadgeCase[] = cases.discountPercent.cases;

export type PromotionCase = {
  readonly id: string;
  readonly title: string;
  /** The worked total that the code is entered for. */
  readonly of: MoneyCase;
  readonly percentOff: number;
  readonly discount: number;
  readonly charged: number;
};

/** The worked promotion codes of the same file (E12). */
export const promotionCases: readonly PromotionCase[] = cases.promotions.cases.map((promotion) => {
  const of = moneyCases.find(({ id }) => id === promotion.of);
  if (!of) throw new Error(`Case ${promotion.id} is of no worked total`);
  return { ...promotion, of };
});
