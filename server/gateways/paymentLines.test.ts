import { expect, it } from 'vitest';
import { MAX_PAYMENT_LINES, paymentLines } from './paymentLines.ts';

const line = (name: string, unitAmount: number, quantity = 1) => ({ name, unitAmount, quantity });

it('lists taxes last as lines of their own, and omits those of 0', () => {
  const taxes = [
    { name: 'TPS', amount: 25 },
    { name: 'TVQ', amount: 0 },
  ];
  expect(paymentLines({ locale: 'fr', lines: [line('Miche', 500, 2)], taxes, total: 1025 })).toEqual([
    line('Miche', 500, 2),
    line('TPS', 25),
  ]);
});

it.each([
  ['a wrong sum', [line('Miche', 500)], 501],
  ['half a cent', [line('Miche', 0.5, 2)], 1],
  ['an amount below 0', [line('Miche', 500), line('Rabais', -100)], 400],
  ['a quantity of 0', [line('Miche', 500, 0)], 0],
])('rejects %s', (_, lines, total) => {
  expect(() => paymentLines({ locale: 'fr', lines, taxes: [], total })).toThrow(RangeError);
});

it('shortens a cart that is too long for the provider, and keeps its total, deposits, delivery, fee and taxes', () => {
  const items = Array.from({ length: 120 }, (_, index) => line(`Article ${index}`, index, 2));
  const feeLines = [line('Consignes', 40), line('Livraison', 600), line('Frais', 500)];
  const taxes = [{ name: 'TPS', amount: 25 }];
  const total = 119 * 120 + 1140 + 25;
  const sentLines = paymentLines({ locale: 'fr', lines: [...items, ...feeLines], taxes, total });
  expect(sentLines).toHaveLength(MAX_PAYMENT_LINES);
  expect(sentLines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0)).toBe(total);
  expect(sentLines.slice(0, 95)).toEqual(items.slice(0, 95));
  expect(sentLines[95]?.name).toBe('Autres articles');
  expect(sentLines.slice(96)).toEqual([...feeLines, line('TPS', 25)]);
  const justFits = [...items.slice(0, 96), ...feeLines];
  const sum = justFits.reduce((amount, { unitAmount, quantity }) => amount + unitAmount * quantity, 25);
  expect(paymentLines({ locale: 'en', lines: justFits, taxes, total: sum })).toHaveLength(100);
  expect(paymentLines({ locale: 'en', lines: justFits, taxes, total: sum })[95]).toEqual(items[95]);
});
