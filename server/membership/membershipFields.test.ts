import { describe, expect, it } from 'vitest';
import { parseTable } from '../../tests/support/statusTable.ts';
import { membershipResolvers } from './membershipResolvers.ts';

type Field = (row: object, ...rest: unknown[]) => unknown;
const { renews, nextCharge, card, startDate, trialEnd, currentPeriodEnd } =
  membershipResolvers.Membership as unknown as Record<string, Field>;

/** Whether a membership renews by itself (E62, E72): billed by the provider, cancelled for its end, both or neither. */
const { columns, rows } = parseTable(`
             neither billed cancelled_for_its_end both
  trialing   .       x      .                     .
  active     .       x      .                     .
  past_due   .       x      .                     .
  cancelled  .       .      .                     .`);

describe('a membership for its member', () => {
  const cases = rows.flatMap(([status, ...cells]) =>
    cells.map((cell, at) => [status, columns[at], cell === 'x'] as const),
  );
  it.each(cases)('%s, %s, renews and has a next charge: %s', (status, how, isRenewing) => {
    const row = {
      status,
      provider_id: how === 'billed' || how === 'both' ? 'sub_1' : null,
      cancel_at_period_end: how === 'cancelled_for_its_end' || how === 'both',
      next_charge: 3449,
    };
    expect([renews!(row), nextCharge!(row)]).toEqual([isRenewing, isRenewing ? 3449 : null]);
  });

  it.each(['card_id', 'card_brand', 'card_last4'])('has no card without its %s', (missing) => {
    const row = { card_id: 'pm_1', card_brand: 'visa', card_last4: '4242' };
    expect(card!(row)).toEqual({ reference: 'pm_1', brand: 'visa', last4: '4242' });
    expect(card!({ ...row, [missing]: null })).toBeNull();
  });

  it('has its instants in whole seconds, and no end of a trial that it never had', () => {
    const at = (seconds: number) => new Date(seconds * 1000 + 999);
    const row = { start_date: at(1000), current_period_end: at(3000), trial_end: at(2000) };
    expect([startDate!(row), trialEnd!(row), currentPeriodEnd!(row)]).toEqual([1000, 2000, 3000]);
    expect(trialEnd!({ ...row, trial_end: null })).toBeNull();
  });
});
