import { some, type Sayings } from './answer.ts';
import type { ProviderState } from './contractCase.ts';
import type { Json } from './expectation.ts';
import { anyText } from './refusal.ts';

/** The states that cases are given, and what is said of the carts that follow (contracts/README.md). */
export const newcomer: ProviderState = { name: 'a visitor without a cart' };

export const onSale = (variant: string, params: Record<string, Json> = {}): ProviderState => ({
  name: 'a product on sale',
  params: { variant, ...params },
});

export const cartOf = (lines: Record<string, Json>[], params: Record<string, Json> = {}): ProviderState => ({
  name: 'a cart',
  params: { lines, ...params },
});

/** The params of a refusal that names a line. */
export const named = { variant: anyText, name: anyText };

/** The cart under a field is empty. */
export const emptyUnder = (field: string): Sayings => ({ [`${field}.items`]: [], [`${field}.totals.items`]: 0 });

/** The cart under a field has a sure line of this variant. */
export const oneLineUnder = (field: string, variantId: string, quantity: number): Sayings => ({
  [`${field}.items`]: some,
  [`${field}.items[].variantId`]: variantId,
  [`${field}.items[].quantity`]: quantity,
  [`${field}.items[].unsure`]: false,
});
