import type { TFunction } from 'i18next';
import { formatCents } from '#rules/money.ts';
import { measureText, type UnitPrice } from '#rules/unitPrice.ts';

/** "1,80 $ / 100 g", "0,60 $ l'unité". */
export function unitPriceText(t: TFunction, unitPrice: UnitPrice): string {
  const price = formatCents(unitPrice.price);
  if (unitPrice.unit !== 'unit') return t('products.per_measure', { price, measure: measureText(unitPrice) });
  return unitPrice.amount === 1
    ? t('products.per_piece', { price })
    : t('products.per_pieces', { price, amount: unitPrice.amount });
}
