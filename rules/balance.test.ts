import { expect, it } from 'vitest';
import { BALANCE_REASONS, knownReason } from './balance.ts';

it('has a text for each reason of the API', () => {
  for (const reason of BALANCE_REASONS) expect(knownReason(reason)).toBe(reason);
});

it('shows a reason of a newer server, or none, as an adjustment', () => {
  for (const reason of ['gift_card', '', 'ORDER_PAID']) expect(knownReason(reason)).toBe('adjustment');
});
