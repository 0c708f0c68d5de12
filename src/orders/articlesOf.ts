/** Units of an order's lines; the market's box is not an item (E9). */
export const articlesOf = (lines: readonly { readonly quantity: number; readonly reusableBox: boolean }[]): number =>
  lines.reduce((sum, { quantity, reusableBox }) => sum + (reusableBox ? 0 : quantity), 0);
