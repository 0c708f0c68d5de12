import { expect, it } from 'vitest';
import { deskRoleOf, isManagersStep, withDeskRole } from './deskRoles.ts';
import { ORDER_STATUSES } from './orderStatus.ts';

it("gives the higher of two roles, and the manager's for the former single role", () => {
  expect([[], ['other'], ['volunteer'], ['volunteer', 'manager'], ['staff']].map(deskRoleOf)).toEqual([
    null,
    null,
    'volunteer',
    'manager',
    'manager',
  ]);
});

it('replaces the role at the desk and no other', () => {
  expect(withDeskRole(['other', 'staff'], 'volunteer')).toEqual(['other', 'volunteer']);
  expect(withDeskRole(['volunteer'], 'manager')).toEqual(['manager']);
});

it('leaves the status changes that refund or dispute an order to managers', () => {
  expect(ORDER_STATUSES.filter(isManagersStep)).toEqual(['cancelled', 'refunded', 'disputed']);
});
