import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { bound } from '../bound.ts';
import type { Database } from '../database/database.ts';
import { createMemoryBuckets } from '../limits/memoryBuckets.ts';
import * as sharedBuckets from '../limits/sharedBuckets.ts';
import { LOAD_RULES, SHARED_RULES, takeLoad, takeShared } from './rateLimit.ts';

const caller = (name: string, from = '203.0.113.9') => ({ sessionId: name, address: from });

it('are those that were decided', () => {
  const perMinute = (session: [number, number], address: [number, number]) => ({
    session: { burst: session[0], perMinute: session[1] },
    address: { burst: address[0], perMinute: address[1] },
  });
  expect({ ...LOAD_RULES, ...SHARED_RULES }).toEqual({
    postalCode: perMinute([30, 30], [300, 300]),
    search: perMinute([60, 120], [600, 1200]),
    serviceChecks: perMinute([6, 3], [12, 6]),
    page: perMinute([300, 300], [600, 600]),
    emailChange: perMinute([5, 0.2], [20, 2]),
    restockNotice: perMinute([12, 1], [60, 6]),
    producerPage: perMinute([30, 15], [120, 60]),
    proposals: perMinute([12, 1], [60, 6]),
    problemPhoto: perMinute([12, 2], [60, 10]),
    picture: perMinute([120, 30], [240, 60]),
    catalogueFiles: perMinute([20, 6], [40, 12]),
    personalData: perMinute([6, 6], [60, 60]),
    checkout: perMinute([12, 12], [240, 240]),
  });
});

describe('the limits of one process', () => {
  const { session, address } = LOAD_RULES.postalCode;
  function limitsAt() {
    const time = { ms: 0 };
    const buckets = createMemoryBuckets(() => time.ms);
    return {
      time,
      take: (name: string, from?: string) => takeLoad(buckets, 'postalCode', caller(name, from)),
      buckets,
    };
  }

  it('admit a burst, then one call at a time, and answer the seconds until the next', () => {
    const { time, take } = limitsAt();
    for (let count = 0; count < session.burst; count += 1) expect(take('a')).toBeNull();
    expect(take('a')).toBe(60 / session.perMinute);
    time.ms += 60_000 / session.perMinute - 1;
    expect(take('a')).toBe(1);
    time.ms += 1;
    expect(take('a')).toBeNull();
    expect(take('a')).not.toBeNull();
  });

  it('refill no more than the burst', () => {
    const { time, take } = limitsAt();
    take('a');
    time.ms += 3_600_000;
    for (let count = 0; count < session.burst; count += 1) expect(take('a')).toBeNull();
    expect(take('a')).not.toBeNull();
  });

  it('do not count what they refuse', () => {
    const { time, take } = limitsAt();
    for (let count = 0; count < session.burst + 50; count += 1) take('a');
    time.ms += 60_000 / session.perMinute;
    expect(take('a')).toBeNull();
  });

  it('count sessions, kinds and addresses separately; a new session does not help an address', () => {
    const { take, buckets } = limitsAt();
    for (let count = 0; count < session.burst; count += 1) take('a');
    expect(take('b')).toBeNull();
    expect(takeLoad(buckets, 'search', caller('a'))).toBeNull();
    const remaining = address.burst - session.burst - 1;
    for (let count = 0; count < remaining; count += 1) expect(take(`fresh ${count}`)).toBeNull();
    expect(take('fresh')).not.toBeNull();
    expect(take('fresh', '203.0.113.10')).toBeNull();
  });

  it('count the addresses of one /64 together', () => {
    const { take } = limitsAt();
    for (let count = 0; count < address.burst; count += 1)
      expect(take(`s${count}`, `2001:db8:1:2::${count.toString(16)}`)).toBeNull();
    expect(take('another', '2001:db8:1:2:ffff::1')).not.toBeNull();
    expect(take('another', '2001:db8:1:3::1')).toBeNull();
  });

  it('lose nothing when the clock is set back', () => {
    const { time, take } = limitsAt();
    take('a');
    time.ms -= 3_600_000;
    expect(take('a')).toBeNull();
  });

  it('admit again after the usual wait when the clock is set back during a refusal', () => {
    const { time, take } = limitsAt();
    for (let count = 0; count < session.burst; count += 1) take('a');
    time.ms -= 3_600_000;
    expect(take('a')).toBe(60 / session.perMinute);
    time.ms += 60_000 / session.perMinute;
    expect(take('a')).toBeNull();
    expect(take('a')).not.toBeNull();
  });
});

describe.each(testDatabaseKinds())('the limits shared by all processes (%s)', (kind) => {
  const { session } = SHARED_RULES.checkout;
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('admit one burst of concurrent calls, whichever server they reach', async () => {
    const servers = [bound(database, sharedBuckets), bound(database, sharedBuckets)];
    const at = Date.now();
    const waits = await Promise.all(
      Array.from({ length: session.burst + 6 }, (_, nth) => takeShared(servers[nth % 2]!, 'checkout', caller('a'), at)),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(session.burst);
    expect(waits.filter((wait) => wait === 60 / session.perMinute)).toHaveLength(6);
    expect(await takeShared(servers[0]!, 'checkout', caller('a'), at + 60_000 / session.perMinute)).toBeNull();
    expect(await takeShared(servers[1]!, 'checkout', caller('b'), at)).toBeNull();
  });

  it('admit again after the usual wait when the clocks of all servers are set back', async () => {
    const servers = [bound(database, sharedBuckets), bound(database, sharedBuckets)];
    const takeAt = (nth: number, at: number) => takeShared(servers[nth % 2]!, 'checkout', caller('back'), at);
    const before = Date.now();
    for (let nth = 0; nth < session.burst; nth += 1) expect(await takeAt(nth, before)).toBeNull();
    const later = before - 3_600_000;
    expect(await takeAt(0, later)).toBe(60 / session.perMinute);
    expect(await takeAt(1, later + 60_000 / session.perMinute)).toBeNull();
  });

  it('store no session and no address, and delete what is unused', async () => {
    const buckets = bound(database, sharedBuckets);
    await takeShared(buckets, 'checkout', caller('old', '203.0.113.77'), Date.now() - 3 * 86_400_000);
    const rows = await database.kysely.selectFrom('rate_bucket').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/old|203\.0/);
    expect(await buckets.forget()).toBe(2);
  });
});
