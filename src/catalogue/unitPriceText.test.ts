import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { unitPriceText } from './unitPriceText.ts';

const t = ((key: string, { price }: { price: string }) => `${key} ${price}`) as TFunction;

it.each([
  [{ price: 180, amount: 100, unit: 'g' }, /^1,80\s\$ \/ 100\u00A0g$/],
  [{ price: 1800, amount: 1, unit: 'kg' }, /^18,00\s\$ \/ kg$/],
  [{ price: 488, amount: 1, unit: 'l' }, /^4,88\s\$ \/ L$/],
  [{ price: 95, amount: 100, unit: 'ml' }, /^0,95\s\$ \/ 100\u00A0ml$/],
  [{ price: 60, amount: 1, unit: 'unit' }, /^products\.per_piece 0,60\s\$$/],
  [{ price: 725, amount: 12, unit: 'unit' }, /^products\.per_piece 0,60\s\$$/],
])('writes %j', (unitPrice, text) => {
  expect(unitPriceText(t, unitPrice)).toMatch(text);
});
