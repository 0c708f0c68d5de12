import { expect, it } from 'vitest';
import { createTryLimits, TRY_RULES } from './tryLimits.ts';

const { both, account, address } = TRY_RULES.signIn;

function limitsAt() {
  const time = { ms: 0 };
  return { time, limits: createTryLimits(() => time.ms) };
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('counts an account’s attempts from one address, and restores one a minute', () => {
  const { time, limits } = limitsAt();
  for (const _ of times(both.burst)) expect(limits.take('signIn', 'a', '1')).toBeNull();
  expect(limits.take('signIn', 'a', '1')).toBe(1);
  time.ms += 60_000 - 1;
  expect(limits.take('signIn', 'a', '1')).toBe(1);
  time.ms += 1;
  expect(limits.take('signIn', 'a', '1')).toBeNull();
  expect(limits.take('signIn', 'a', '1')).toBe(1);
});

it('counts them from all addresses together, too', () => {
  const { limits } = limitsAt();
  for (const index of times(account.burst)) expect(limits.take('signIn', 'a', `address ${index}`)).toBeNull();
  expect(limits.take('signIn', 'a', 'another address')).not.toBeNull();
  expect(limits.take('signIn', 'b', 'another address')).toBeNull();
});

it('limits one address that tries a password on many accounts', () => {
  const { limits } = limitsAt();
  for (const index of times(address.burst)) expect(limits.take('signIn', `account ${index}`, '1')).toBeNull();
  expect(limits.take('signIn', 'one more', '1')).not.toBeNull();
  expect(limits.take('signIn', 'one more', '2')).toBeNull();
});

it('limits mails to one address, without extending the wait for refused ones', () => {
  const { limits } = limitsAt();
  for (const _ of times(TRY_RULES.mail.both.burst)) expect(limits.take('mail', 'a', '1')).toBeNull();
  const wait = limits.take('mail', 'a', '1');
  expect(wait).toBe(10);
  expect(limits.take('mail', 'a', '1')).toBe(wait);
});

it('counts kinds separately', () => {
  const { limits } = limitsAt();
  for (const _ of times(both.burst)) limits.take('signIn', 'a', '1');
  expect(limits.take('signUp', 'a', '1')).toBeNull();
});

it('counts a right password for its address, and not for its account', () => {
  const { limits } = limitsAt();
  for (const _ of times(address.burst - both.burst)) {
    expect(limits.take('signIn', 'a', '1')).toBeNull();
    limits.restore('signIn', 'a', '1');
  }
  for (const _ of times(both.burst)) expect(limits.take('signIn', 'a', '1')).toBeNull();
  expect(limits.take('signIn', 'a', '1')).not.toBeNull();
  expect(limits.take('signIn', 'b', '1')).not.toBeNull();
});

it('never restores more than the limit', () => {
  const { limits } = limitsAt();
  for (const _ of times(3)) limits.restore('signIn', 'a', '1');
  for (const _ of times(both.burst)) expect(limits.take('signIn', 'a', '1')).toBeNull();
  expect(limits.take('signIn', 'a', '1')).not.toBeNull();
});
