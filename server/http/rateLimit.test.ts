import { expect, test } from 'vitest';
import { createRateLimiter, RATE_RULES } from './rateLimit.ts';

const { session, address } = RATE_RULES.checkout;
const caller = (name: string, from = '203.0.113.9') => ({ sessionId: name, address: from });

function limiterAt() {
  const time = { ms: 0 };
  return { time, limiter: createRateLimiter(() => time.ms) };
}

test('so many at once, then one after the other, and the seconds until the next', () => {
  const { time, limiter } = limiterAt();
  for (let count = 0; count < session.burst; count += 1) expect(limiter.take('checkout', caller('a'))).toBeNull();
  expect(limiter.take('checkout', caller('a'))).toBe(60 / session.perMinute);
  time.ms += 60_000 / session.perMinute - 1;
  expect(limiter.take('checkout', caller('a'))).toBe(1);
  time.ms += 1;
  expect(limiter.take('checkout', caller('a'))).toBeNull();
  expect(limiter.take('checkout', caller('a'))).not.toBeNull();
});

test('a rest gives back no more than the first burst', () => {
  const { time, limiter } = limiterAt();
  limiter.take('checkout', caller('a'));
  time.ms += 3_600_000;
  for (let count = 0; count < session.burst; count += 1) expect(limiter.take('checkout', caller('a'))).toBeNull();
  expect(limiter.take('checkout', caller('a'))).not.toBeNull();
});

test('what is refused is not counted', () => {
  const { time, limiter } = limiterAt();
  for (let count = 0; count < session.burst + 50; count += 1) limiter.take('checkout', caller('a'));
  time.ms += 60_000 / session.perMinute;
  expect(limiter.take('checkout', caller('a'))).toBeNull();
});

test('sessions, kinds and addresses are counted apart; a new session does not help an address', () => {
  const { limiter } = limiterAt();
  for (let count = 0; count < session.burst; count += 1) limiter.take('checkout', caller('a'));
  expect(limiter.take('checkout', caller('b'))).toBeNull();
  expect(limiter.take('postalCode', caller('a'))).toBeNull();
  const left = address.burst - session.burst - 1;
  for (let count = 0; count < left; count += 1) expect(limiter.take('checkout', caller(`fresh ${count}`))).toBeNull();
  expect(limiter.take('checkout', caller('fresh'))).not.toBeNull();
  expect(limiter.take('checkout', caller('fresh', '203.0.113.10'))).toBeNull();
});

test('addresses of one /64 are counted together', () => {
  const { limiter } = limiterAt();
  for (let count = 0; count < address.burst; count += 1)
    expect(limiter.take('checkout', caller(`s${count}`, `2001:db8:1:2::${count.toString(16)}`))).toBeNull();
  expect(limiter.take('checkout', caller('another', '2001:db8:1:2:ffff::1'))).not.toBeNull();
  expect(limiter.take('checkout', caller('another', '2001:db8:1:3::1'))).toBeNull();
});

test('a clock that is set back takes nothing away', () => {
  const { time, limiter } = limiterAt();
  limiter.take('checkout', caller('a'));
  time.ms -= 3_600_000;
  expect(limiter.take('checkout', caller('a'))).toBeNull();
});
