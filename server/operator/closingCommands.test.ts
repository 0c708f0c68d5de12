import { expect, it } from 'vitest';
import { weekStarting, type MarketPeriod } from '#rules/period.ts';
import type { RehearsalResult } from '../checkout/closing/closingRehearsal.ts';
import { rehearsalText } from './closingCommands.ts';

it('counts the carts of each kind, with the sum of those that are bought', () => {
  const card = { brand: 'visa', last4: '4242' };
  const results: RehearsalResult[] = [
    ...[1200, 3400].map((total) => ({ kind: 'bought' as const, total, credit: 0, card, reasons: [] })),
    ...[1, 2, 3].map(() => ({ kind: 'refused' as const, reasons: [] })),
    { kind: 'unsure' },
    ...[1, 2, 3, 4].map(() => ({ kind: 'waiting' as const })),
  ];
  const carts = results.map((result, nth) => ({ cartId: `${nth}`, customer: null, lines: 1, result }));
  const period = { ...weekStarting('2026-11-20'), closesAt: new Date('2026-11-23T05:00:00Z') } as MarketPeriod;
  const text = rehearsalText({ period, carts, total: 4600 }).replaceAll('\u00A0', ' ');
  expect(text.match(/^\D+, \d.*:$/gm)).toEqual([
    'bought, 2, for 46,00 $ in all:',
    'not bought, 3, and told why:',
    'turned unsure, 1, that were not asked to buy themselves:',
    'being paid, 4, and left alone until that has ended:',
  ]);
});
