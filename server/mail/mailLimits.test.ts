import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import {
  admitMail,
  MAILS_PER_DAY,
  MAILS_PER_MONTH,
  ORDER_MAILS_PER_DAY,
  type MailAddressing,
  type MailPurpose,
} from './mailLimits.ts';

const PURPOSES: MailPurpose[] = ['confirmation', 'requested', 'transaction', 'access'];
const mail = (more: Partial<MailAddressing> = {}): MailAddressing => ({
  isOwn: false,
  isConfirmed: false,
  isUnsubscribed: false,
  wasAsked: false,
  today: 0,
  thisMonth: 0,
  order: null,
  ...more,
});
const order = { stands: true, mailsToday: 0, waitedMs: 0 };
const decisions = (more: Partial<MailAddressing>) => PURPOSES.map((purpose) => admitMail(purpose, mail(more)));

describe('mail that other people may cause (E75)', () => {
  it.each<[string, Partial<MailAddressing>, string]>([
    ['an address that somebody typed', {}, 'send drop send send'],
    ['an address that was asked already', { wasAsked: true }, 'drop drop send send'],
    ['a confirmed address', { isConfirmed: true }, 'drop send send send'],
    ['an unsubscribed address', { isConfirmed: true, isUnsubscribed: true }, 'drop drop send send'],
    ['an unsubscribed address that was never confirmed', { isUnsubscribed: true }, 'drop drop send send'],
    ['one mail below the day’s limit', { isConfirmed: true, today: MAILS_PER_DAY - 1 }, 'drop send send send'],
    ['the day’s limit', { isConfirmed: true, today: MAILS_PER_DAY }, 'drop drop drop drop'],
    ['one mail below the month’s limit', { thisMonth: MAILS_PER_MONTH - 1 }, 'send drop send send'],
    ['the month’s limit, which never locks an owner out', { thisMonth: MAILS_PER_MONTH }, 'drop drop drop send'],
    ['a customer’s own confirmed address', { isOwn: true, today: 99, thisMonth: 99 }, 'send send send send'],
  ])('decides by purpose for %s', (_, more, expected) => {
    expect(decisions(more).join(' ')).toBe(expected);
  });

  it.each<[string, Partial<MailAddressing>, string]>([
    ['sends within the limit', { order }, 'send'],
    ['waits beyond it', { order, today: MAILS_PER_DAY }, 'wait'],
    [
      'is sent once its order has stood an hour',
      { order: { ...order, waitedMs: HOUR_MS }, today: MAILS_PER_DAY },
      'send',
    ],
    ['waits until then', { order: { ...order, waitedMs: HOUR_MS - 1 }, thisMonth: MAILS_PER_MONTH }, 'wait'],
    ['is dropped with its order', { order: { ...order, stands: false }, today: MAILS_PER_DAY }, 'drop'],
    ['waits after many orders', { order: { ...order, waitedMs: HOUR_MS, mailsToday: ORDER_MAILS_PER_DAY } }, 'wait'],
  ])('of a paid order %s', (_, more, expected) => {
    expect(admitMail('transaction', mail(more))).toBe(expected);
  });
});
