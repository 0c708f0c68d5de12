import { formatCents } from './money.ts';

/** Params of the API's errors that are cents: the displayed amount, and the present one. */
const AMOUNTS: ReadonlySet<string> = new Set(['shown', 'current']);

/** An error's params with its amounts written for the reader. */
export const formatAmounts = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      AMOUNTS.has(name) && typeof value === 'number' ? formatCents(value) : value,
    ]),
  );
