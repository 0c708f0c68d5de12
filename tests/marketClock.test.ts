import { describe, expect, it } from 'vitest';
import { code, isTest, textOf } from './support/sourceFiles.ts';

/** SQL's own time, which is the machine's: `now()`, not `clock.now()`. */
const MACHINE_TIME =
  /(?<![\w.])now\(\)|\b(?:clock|statement|transaction)_timestamp\(\)|\b(?:current_timestamp|localtimestamp|current_date)\b/i;

/** What the machine's time is for in SQL, by file: only lines with one of these words may read it. */
const OF_THE_MACHINE: Record<string, { words: RegExp; why: string }> = {
  'server/account/profileStore.ts': {
    words: /identity_at|ended_subject|at: sql<Date>`clock_timestamp/,
    why: 'compared with the time of a token',
  },
  'server/identity/identityStore.ts': {
    words: /\bat: sql<Date>|seen_at/,
    why: 'compared with the time of a token, and the life of what a token has named',
  },
  'server/assets/assetStore.ts': { words: /last_current/, why: 'files of released versions' },
  'server/cards/cardStore.ts': { words: /updated_at/, why: 'pages of the payment provider' },
  'server/cart/cartReadStore.ts': { words: /seen_at/, why: "a session's cookie" },
  'server/cart/cartRequestStore.ts': { words: /\bat </, why: 'keys of calls, which expire with a session' },
  'server/cart/cartStore.ts': { words: /seen_at/, why: "a session's cookie" },
  'server/checkout/attempt/checkoutStore.ts': { words: /updated_at/, why: 'leases of attempts to pay' },
  'server/checkout/link/linkPaymentStore.ts': { words: /updated_at/, why: 'leases of pages to pay' },
  'server/checkout/closing/leftoverStore.ts': {
    words: /deadline/,
    why: 'attempts and messages of the payment provider',
  },
  'server/checkout/invariants.ts': { words: /a\.updated_at/, why: 'attempts to pay' },
  'server/outbox/outboxStore.ts': { words: /next_at|created_at/, why: 'the queue: its leases, pauses and erasure' },
  'server/operationUse/operationUseStore.ts': { words: /time zone 'utc'/, why: 'calls of pages by day of UTC' },
  'server/mail/recipientStore.ts': {
    words: /\b(?:used_at|confirmed_at|unsubscribed_at|at|created_at)\b/,
    why: 'limits of a mailbox',
  },
  'server/database/migrations/m0003CatalogueVersions.ts': {
    words: /\bat timestamptz/,
    why: 'processes that read again',
  },
  'server/database/migrations/m0004Identity.ts': {
    words: /(?:\bat|created_at|seen_at|updated_at) timestamptz/,
    why: 'sessions, tokens and the embedded provider',
  },
  'server/database/migrations/m0014CartRequests.ts': {
    words: /\bat timestamptz/,
    why: 'keys of calls, which expire with a session',
  },
  'server/database/migrations/m0005Customers.ts': {
    words: /\bat timestamptz/,
    why: 'compared with the time of a token',
  },
  'server/database/migrations/m0006Membership.ts': {
    words: /(?:created_at|updated_at) timestamptz/,
    why: 'pages of the payment provider',
  },
  'server/database/migrations/m0008Carts.ts': {
    words: /created_at timestamptz|week date/,
    why: 'nothing compares it with a time; every statement has its own week',
  },
  'server/database/migrations/m0009Purchase.ts': {
    words: /(?:created_at|updated_at|received_at) timestamptz/,
    why: 'attempts and messages of the payment provider; every order has its own time',
  },
  'server/database/migrations/m0056PaymentLinks.ts': {
    words: /(?:created_at|updated_at) timestamptz/,
    why: 'leases of pages of the payment provider',
  },
  'server/database/migrations/m0010Refunds.ts': {
    words: /(?:asked_at|updated_at) timestamptz/,
    why: 'leases, and the life of an idempotency key',
  },
  'server/database/migrations/m0012Mail.ts': {
    words: /(?:next_at|created_at|used_at|\bat) timestamptz/,
    why: 'the queue, and limits of a mailbox',
  },
  'server/database/migrations/m0013Operation.ts': { words: /last_current/, why: 'files of released versions' },
  'server/refunds/cancellationStore.ts': { words: /cancelling_since/, why: 'leases of cancellations' },
  'server/refunds/claimStore.ts': { words: /timeBefore|\$\{since\}/, why: 'leases of refunds' },
  'server/refunds/refundStore.ts': { words: /updated_at|asked_at/, why: 'leases, and the life of an idempotency key' },
  'server/database/migrations/m0024SessionCustomers.ts': {
    words: /seen_at/,
    why: 'the life of what a token has named',
  },
  'server/database/migrations/m0029Pictures.ts': { words: /used_at/, why: 'pictures that nothing shows' },
  'server/pictures/pictureStore.ts': { words: /used_at/, why: 'pictures that nothing shows' },
  'server/metrics/backlogStore.ts': { words: /instant/, why: 'how long mails are due and attempts unchanged' },
  'server/database/migrate.ts': { words: /applied_at/, why: 'migrations' },
};

const readsMachineTime = (text: string): string[] =>
  text.split('\n').filter((line) => MACHINE_TIME.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line));

describe("the database's own time", () => {
  it('is found in a statement, not in calls of a clock', () => {
    expect(readsMachineTime("and c.updated_at < now() - interval '1 hour'")).toHaveLength(1);
    expect(readsMachineTime('added_at timestamptz not null default clock_timestamp(),')).toHaveLength(1);
    expect(readsMachineTime('where due <= CURRENT_TIMESTAMP')).toHaveLength(1);
    expect(readsMachineTime('const now = clock.now();')).toEqual([]);
  });

  it("is for what concerns the machine: what a shopper or the desk sees has the market's time", () => {
    const found = code
      .filter((file) => file.startsWith('server/') && !isTest(file))
      // A stand-in for a service that has the machine's time.
      .filter((file) => !file.startsWith('server/embedded/identity/'))
      .filter((file) => /kysely/.test(textOf(file)))
      .flatMap((file) =>
        readsMachineTime(textOf(file))
          .filter((line) => !OF_THE_MACHINE[file]?.words.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it('is read by every file of the list', () => {
    expect(Object.keys(OF_THE_MACHINE).filter((file) => readsMachineTime(textOf(file)).length === 0)).toEqual([]);
  });
});
