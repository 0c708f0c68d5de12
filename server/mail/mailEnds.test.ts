import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketServices, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { MailRefusedError } from '../gateways/mail.ts';
import { insertMail } from '../outbox/outboxStore.ts';

const ADDRESS = 'annie.roy@exemple.ca';
const LAST_TRY = 20;

/** What stays of a mail, by how its sending ends and how often it was tried. */
describe('a mail in the outbox', () => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  type Failure = Error | null;
  async function send(failure: Failure, { tries = 0, isUp = true } = {}) {
    await sql`delete from outbox`.execute(database.kysely);
    // What was sent counts towards the day's limit.
    await sql`delete from mail_count`.execute(database.kysely);
    const data = {
      customerId: testId('gone'),
      to: ADDRESS,
      locale: 'fr',
      credit: 0,
      deposits: 0,
      hadBaskets: false,
      wasMember: false,
    };
    await insertMail(database.kysely, { kind: 'account_closed', about: 'one', data } as Parameters<
      typeof insertMail
    >[1]);
    await sql`update outbox set tries = ${tries}`.execute(database.kysely);
    const { send: usual, isUp: usually } = market.mail;
    Object.assign(market.mail, { isUp: async () => isUp, ...(failure && { send: () => Promise.reject(failure) }) });
    const sent = await market.mails.sendDue();
    Object.assign(market.mail, { send: usual, isUp: usually });
    const row = await database.kysely
      .selectFrom('outbox')
      .select(['status', 'tries', 'error', 'data'])
      .executeTakeFirstOrThrow();
    const { data: rest, ...ends } = row;
    return { sent, ...ends, hasAddress: JSON.stringify(rest).includes(ADDRESS) };
  }
  const REFUSED = new MailRefusedError(`550 <${ADDRESS}>: no such mailbox`);
  const LATER = new Error(`451 <${ADDRESS}>: try again later`);

  it.each<[string, Failure, { tries?: number; isUp?: boolean }, object]>([
    ['accepted', null, {}, { sent: 1, status: 'sent', tries: 1, error: null, hasAddress: false }],
    [
      'refused',
      REFUSED,
      {},
      { sent: 0, status: 'failed', tries: 1, error: expect.stringContaining('no such mailbox'), hasAddress: false },
    ],
    [
      'put off',
      LATER,
      {},
      { sent: 0, status: 'waiting', tries: 1, error: expect.stringContaining('try again later'), hasAddress: true },
    ],
    [
      'put off the last time but one',
      LATER,
      { tries: LAST_TRY - 2 },
      { sent: 0, status: 'waiting', tries: LAST_TRY - 1, error: expect.any(String), hasAddress: true },
    ],
    [
      'put off the last time',
      LATER,
      { tries: LAST_TRY - 1 },
      { sent: 0, status: 'failed', tries: LAST_TRY, error: expect.any(String), hasAddress: false },
    ],
    [
      'not taken by a server that is down',
      LATER,
      { isUp: false, tries: 3 },
      { sent: 0, status: 'waiting', tries: 3, error: expect.any(String), hasAddress: true },
    ],
  ])('that is %s', async (_, failure, options, expected) => {
    const ends = await send(failure, options);
    expect(ends).toEqual(expected);
    // Whoever reads the error learns no address.
    expect(ends.error ?? '').not.toContain(ADDRESS);
  });
});
