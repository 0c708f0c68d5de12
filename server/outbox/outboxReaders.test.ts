import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testId } from '../../tests/support/smallMarket.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { queueMail } from './mailOutbox.ts';
import { claimMail, deleteMail, eraseEnded, insertMail, markSent, markUnsent, releaseMail } from './outboxStore.ts';

/** What each statement makes of a mail, by its status. x: yes. */
const { columns, rows } = parseTable(`
                             waiting sent dropped failed
  sent_when_due              x       .    .       .
  taken_back                 x       .    .       .
  written_once               x       x    x       x
  marked_as_sent             x       .    .       .
  marked_as_dropped          x       .    .       .
  given_back_untried         x       .    .       .
  stored_error               x       .    .       .
  erased_as_leftover         .       x    x       x`);

const STATUSES = ['waiting', 'sent', 'dropped', 'failed'] as const;
type Status = (typeof STATUSES)[number];

describe('what becomes of a mail, by its status', () => {
  let database: Database;
  const mailOf = (status: Status) => ({ id: testId(`mail ${status}`), about: `order ${status}` });
  type Mail = ReturnType<typeof mailOf>;

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    for (const [nth, status] of STATUSES.entries()) {
      const { id, about } = mailOf(status);
      await sql`insert into outbox (id, kind, about, data, status, message_id, tries, next_at, created_at)
        values (${id}, 'order_confirmed', ${about}, '{"to": "camille@exemple.ca"}', ${status},
          ${status === 'sent' ? 'message' : null}, 0, now() - ${nth + 1} * interval '1 minute', now() - interval '35 days')`.execute(
        database.kysely,
      );
    }
  });
  afterAll(() => database.close());

  const read = (tx: Transaction, { id }: Mail) =>
    tx
      .selectFrom('outbox')
      .select([
        'status',
        'data',
        'error',
        'tries',
        sql<number>`(extract(epoch from next_at - now()))::float8`.as('due'),
      ])
      .where('id', '=', id)
      .executeTakeFirst();

  const READERS: Record<string, (tx: Transaction, mail: Mail) => Promise<boolean>> = {
    sent_when_due: async (tx, { id }) => {
      const claimed: (string | undefined)[] = [];
      for (let nth = 0; nth < STATUSES.length; nth += 1) claimed.push((await claimMail(tx))?.id);
      return claimed.filter((one) => one === id).length === 1;
    },
    taken_back: async (tx, mail) => {
      await deleteMail(tx, 'order_confirmed', 'another order');
      await deleteMail(tx, 'order_ready', mail.about);
      await sql`update outbox set tries = tries + 1`.execute(tx);
      await deleteMail(tx, 'order_confirmed', mail.about);
      const stays = await read(tx, mail);
      await sql`update outbox set tries = tries - 1`.execute(tx);
      await deleteMail(tx, 'order_confirmed', mail.about);
      return stays !== undefined && (await read(tx, mail)) === undefined;
    },
    written_once: async (tx, { about }) => !(await insertMail(tx, { kind: 'order_confirmed', about, data: {} })),
    marked_as_sent: async (tx, mail) => {
      const before = await read(tx, mail);
      await sql`update outbox set error = 'try again'`.execute(tx);
      await markSent(tx, mail.id, 'another message');
      const after = await read(tx, mail);
      const isSent = before?.status !== 'sent' && after?.status === 'sent' && after.error === null;
      return isSent && !JSON.stringify(after.data).includes('camille');
    },
    marked_as_dropped: async (tx, mail) => {
      await markUnsent(tx, mail.id, 'dropped', 'no such address');
      const after = await read(tx, mail);
      return after?.error === 'no such address' && !JSON.stringify(after.data).includes('camille');
    },
    given_back_untried: async (tx, { id }) => {
      await sql`update outbox set tries = 4, next_at = now() + interval '1 hour'`.execute(tx);
      const claimed = (tries: number) => ({ id, kind: 'order_confirmed' as const, data: {}, tries });
      // Another process has claimed it since.
      await releaseMail(tx, claimed(3), 'an older try');
      const before = await read(tx, { id, about: '' });
      await releaseMail(tx, claimed(4), 'no mail server');
      const after = await read(tx, { id, about: '' });
      const isUnchanged = before?.tries === 4 && before.error === null && before.due > 0;
      return isUnchanged && after?.tries === 3 && after.error === 'no mail server' && after.due <= 0;
    },
    stored_error: async (tx, mail) => {
      await markUnsent(tx, mail.id, 'waiting', 'try again');
      const after = await read(tx, mail);
      return after?.error === 'try again' && JSON.stringify(after.data).includes('camille');
    },
    erased_as_leftover: async (tx, mail) => {
      await eraseEnded(tx, 36);
      const stays = await read(tx, mail);
      await eraseEnded(tx, 34);
      return stays !== undefined && (await read(tx, mail)) === undefined;
    },
  };

  it('claims the mail that was written first, whichever fell due first', async () => {
    const claimed = await undoing(database, async (tx) => {
      await sql`update outbox set status = 'sent', message_id = 'message'`.execute(tx);
      for (const [about, age, due] of [
        ['second', 2, 4],
        ['first', 3, 1],
        ['third', 1, 5],
      ] as const) {
        await insertMail(tx, { kind: 'order_confirmed', about, data: { about } });
        await sql`update outbox set created_at = now() - ${age} * interval '1 hour', next_at = now() - ${due} * interval '1 minute'
          where about = ${about}`.execute(tx);
      }
      return [await claimMail(tx), await claimMail(tx)].map((mail) => mail?.data);
    });
    expect(claimed).toEqual([{ about: 'first' }, { about: 'second' }]);
  });

  it('is due at once, or after the time to wait', async () => {
    const due = await undoing(database, async (tx) => {
      for (const [orderId, waitMs] of [['at once'], ['later', 90_000]] as const)
        await queueMail(tx, { kind: 'order_confirmed', about: orderId, data: { orderId } }, waitMs);
      const { rows } = await sql<{
        about: string;
        seconds: number;
      }>`select about, (extract(epoch from next_at - now()))::float8 as seconds
        from outbox where about in ('at once', 'later') order by about`.execute(tx);
      return rows;
    });
    expect(due).toEqual([
      { about: 'at once', seconds: 0 },
      { about: 'later', seconds: 90 },
    ]);
  });

  it('waits twice as long after each try, at most six hours', async () => {
    const { id } = mailOf('waiting');
    const pauses = await undoing(database, async (tx) => {
      const minutes: unknown[] = [];
      for (const tries of [0, 1, 2, 3, 7, 8, 20]) {
        await sql`update outbox set tries = ${tries}, next_at = now() where id = ${id}`.execute(tx);
        const claimed = await claimMail(tx);
        const { rows } = await sql<{ minutes: number }>`
          select (extract(epoch from next_at - now()) / 60)::float8 as minutes from outbox where id = ${id}`.execute(
          tx,
        );
        minutes.push([claimed?.tries, rows[0]?.minutes]);
      }
      return minutes;
    });
    expect(pauses).toEqual([[1, 2], [2, 4], [3, 8], [4, 16], [8, 256], [9, 360], [21, 360]]); // prettier-ignore
  });

  it('has every status, and a row for each statement', () => {
    expect(columns).toEqual([...STATUSES]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(READERS));
  });
  it.each(rows)('does as the table says: %s', async (name = '', ...cells) => {
    const found: string[] = [];
    for (const status of STATUSES)
      found.push((await undoing(database, async (tx) => READERS[name]?.(tx, mailOf(status)))) ? 'x' : '.');
    expect([name, ...found]).toEqual([name, ...cells]);
  });
});
