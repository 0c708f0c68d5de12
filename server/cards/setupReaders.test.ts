import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testId } from '../../tests/support/smallMarket.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import type { Database } from '../database/database.ts';
import type { CardSetupStatus } from '../database/paymentTables.ts';
import type { Transaction } from '../database/transaction.ts';
import { claimSetups, eraseSetups, findOrBeginSetup, openSetups } from './cardStore.ts';

/** What each statement makes of a page on which a customer leaves a card, by its status. x: yes. */
const { columns, rows } = parseTable(`
                        creating open complete expired
  returned_again        x        x    .        .
  may_be_completed      .        x    .        .
  claimed_by_sweep      x        x    .        .
  erased_as_leftover    .        .    x        x`);

const STATUSES = ['creating', 'open', 'complete', 'expired'] as const satisfies CardSetupStatus[];
const HOUR_MS = 3_600_000;

describe('what the page for a card is used for, by its status', () => {
  let database: Database;
  const setupOf = (status: CardSetupStatus) => ({
    id: testId(`setup ${status}`),
    customerId: testId(`customer ${status}`),
    // No two times are the same, so that none stands for another.
    expiresAt: new Date(Date.parse('2026-11-24T17:00:00Z') + STATUSES.indexOf(status) * HOUR_MS),
    request: {
      success_url: `/${status}/stored`,
      cancel_url: `/${status}/left`,
      locale: 'fr' as const,
      pays_membership: false,
    },
  });
  type Setup = ReturnType<typeof setupOf>;

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    for (const status of STATUSES) {
      const { id, customerId, expiresAt, request } = setupOf(status);
      await sql`insert into customer (id, subject, email, identity_at, created_at, locale)
        values (${customerId}, ${status}, ${`${status}@exemple.ca`}, ${expiresAt}, ${expiresAt}, 'fr')`.execute(
        database.kysely,
      );
      await sql`insert into card_setup (id, customer_id, status, success_url, cancel_url, locale, provider_session_id, url,
          expires_at, created_at, updated_at)
        values (${id}, ${customerId}, ${status}, ${request.success_url}, ${request.cancel_url}, 'fr', ${`seti_${status}`},
          'https://pay.example.test', ${expiresAt}, now() - interval '41 days', now() - interval '35 days')`.execute(
        database.kysely,
      );
    }
  });
  afterAll(() => database.close());

  const READERS: Record<string, (tx: Transaction, setup: Setup) => Promise<boolean>> = {
    returned_again: async (tx, { id, customerId, request, expiresAt }) => {
      const begin = (atLeast: Date, nth: number) =>
        findOrBeginSetup(tx, customerId, request, {
          id: testId(`new setup ${nth}`),
          atLeast,
          until: new Date(expiresAt.getTime() + HOUR_MS),
        });
      const again = await begin(expiresAt, 1);
      return again?.id === id && (await begin(new Date(expiresAt.getTime() + 1), 2))?.id === testId('new setup 2');
    },
    may_be_completed: async (tx, { id, customerId }) => (await openSetups(tx, customerId)).some((one) => one.id === id),
    claimed_by_sweep: async (tx, { id }) => {
      const isClaimed = async () => (await claimSetups(tx, HOUR_MS)).some((one) => one.id === id);
      return (await isClaimed()) && !(await isClaimed());
    },
    erased_as_leftover: async (tx, { id }) => {
      const isThere = async () =>
        (await tx.selectFrom('card_setup').select('id').where('id', '=', id).execute()).length === 1;
      await eraseSetups(tx, 36);
      const stays = await isThere();
      await eraseSetups(tx, 34);
      return stays && !(await isThere());
    },
  };

  it('has every status, and a row for each statement', () => {
    expect(columns).toEqual([...STATUSES]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(READERS));
  });
  it.each(rows)('does as the table says: %s', async (name = '', ...cells) => {
    const read: string[] = [];
    for (const status of STATUSES) {
      const holds = await undoing(database, async (tx) => READERS[name]?.(tx, setupOf(status)));
      read.push(holds ? 'x' : '.');
    }
    expect([name, ...read]).toEqual([name, ...cells]);
  });
});
