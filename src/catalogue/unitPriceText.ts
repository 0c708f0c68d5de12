import type { TFunction } from 'i18next';
import { formatCents, halfUp } from '#rules/money.ts';
import type { UnitPrice } from '#rules/unitPrice.ts';

/** "1,80 $ / 100 g", "4,88 $ / L", "0,60 $ l'unité": by weight or volume as it is stated, pieces by the single one. */
export function unitPriceText(t: TFunction, { price, amount, unit }: UnitPrice): string {
  if (unit === 'unit') return t('products.per_piece', { price: formatCents(halfUp(price, amount)) });
  return `${formatCents(price)} / ${amount === 1 ? '' : `${amount}\u00A0`}${unit === 'l' ? 'L' : unit}`;
}
