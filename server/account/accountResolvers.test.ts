import { expect, it } from 'vitest';
import { accountResolvers } from './accountResolvers.ts';

const CUSTOMER = { owner: 'ann', caller: 'ann', completeProfile: true, isStaff: false, profileCompleted: false };

it.each<[string, Partial<Omit<typeof CUSTOMER, 'caller'> & { caller: string | null }>, boolean]>([
  ['a customer who has not completed it', {}, true],
  ['one who did', { profileCompleted: true }, false],
  ['one whose provider does not ask for it', { completeProfile: false }, false],
  ['somebody of the market', { isStaff: true }, false],
  ['a colleague who reads a customer', { owner: 'bob' }, false],
  ['nobody', { caller: null }, false],
])('asks %s to complete a profile: %s', (_, more, expected) => {
  const { owner, caller, profileCompleted, ...claims } = { ...CUSTOMER, ...more };
  const context = { visitor: { customer: caller === null ? null : { id: caller, ...claims } } };
  const { completeProfile } = accountResolvers.User;
  const ask = completeProfile as (user: object, args: object, context: object) => unknown;
  expect(Boolean(ask({ id: owner, profileCompleted }, {}, context))).toBe(expected);
});
