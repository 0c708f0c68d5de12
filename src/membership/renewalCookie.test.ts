import { beforeEach, expect, it } from 'vitest';
import { dismissRenewal, isRenewalDismissed } from './renewalCookie.ts';

const END = 1_800_000_000;

beforeEach(() => {
  for (const name of ['renewal-dismissed', 'renewal-date']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

it('stays dismissed until its date changes (F-140)', () => {
  expect(isRenewalDismissed(END)).toBe(false);
  dismissRenewal(END);
  expect(isRenewalDismissed(END)).toBe(true);
  expect(isRenewalDismissed(END + 86_400)).toBe(false);
});
