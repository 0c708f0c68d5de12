import { expect, it } from 'vitest';
import { BALANCE_REASONS, knownReason } from './balance.ts';

it('each reason of the API has words of its own', () => {
  for (const reason of BALANCE_REASONS) expect(knownReason(reason)).toBe(reason);
});

it('a reason of a newer server, or none that is known, is told as an adjustment', () => {
  for (const reason of ['gift_card', '', 'ORDER_PAID']) expect(knownReason(reason)).toBe('adjustment');
});
