import { some, type Sayings } from './answer.ts';
import type { ProviderState } from './contractCase.ts';
import type { Json } from './expectation.ts';
import { anyText } from './refusal.ts';
import { tomatoes } from './things.ts';

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

/** What the payments of cases are for, unless they tell of other lines. */
export const bought = { variant: tomatoes, quantity: 2, price: 450 };
/** A payment of a cart that goes to a place; it answers the value `session`. */
export const payment = (state: string, place: Json, params: Record<string, Json> = {}): ProviderState => ({
  name: 'a payment',
  params: { state, lines: [bought], place, ...params },
});

/** The market lends this box, or with null none. */
export const lending = (variant: string | null): ProviderState => ({ name: 'a box to borrow', params: { variant } });
/** The payment provider opens no page, deletes no customer, or gives nothing back. */
export const refusing = (refuses: 'pages' | 'deletion' | 'refunds'): ProviderState => ({
  name: 'the payment provider refuses',
  params: { refuses },
});
/** Answers the values `origin`, the market's own, `period`, the open week's id, and `request`, a key that nobody has used. */
export const asItIs: ProviderState = { name: 'the market as it is' };

/** What serves the week that runs, and nothing else does. */
export const serving = (params: Record<string, Json>): ProviderState => ({ name: 'places of the open week', params });

/** The market has done one of its jobs, asked for by this customer of a state before, who works at the desk. */
export const jobRun = (job: string, by: string): ProviderState => ({ name: 'a job was run', params: { job, by } });

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
