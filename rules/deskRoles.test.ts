import { expect, it } from 'vitest';
import { deskRoleOf, isManagersStep, withDeskRole } from './deskRoles.ts';
import { ORDER_STATUSES } from './orderStatus.ts';

it('gives the higher one of two roles, and a manager\u2019s for the former one', () => {
  expect([[], ['other'], ['volunteer'], ['volunteer', 'manager'], ['staff']].map(deskRoleOf)).toEqual([
    null,
    null,
    'volunteer',
    'manager',
    'manager',
  ]);
});

it('replaces the role at the desk, and no other', () => {
  expect(withDeskRole(['other', 'staff'], 'volunteer')).toEqual(['other', 'volunteer']);
  expect(withDeskRole(['volunteer'], 'manager')).toEqual(['manager']);
});

it('leaves to managers the steps of an order that give money back or contest it', () => {
  expect(ORDER_STATUSES.filter(isManagersStep)).toEqual(['cancelled', 'refunded', 'disputed']);
});
