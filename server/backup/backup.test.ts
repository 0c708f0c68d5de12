import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import { fillRowKinds, WITH_ROW_KINDS } from '../../tests/support/rowKinds.ts';
import {
  createTestDatabase,
  DATABASE_KINDS,
  eitherDatabaseKind,
  testDatabaseKinds,
} from '../../tests/support/testDatabase.ts';
import { wholeState } from '../../tests/support/wholeState.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/all.ts';
import { backUp } from './backup.ts';
import { inspectBackup } from './backupContents.ts';
import { BackupFileError } from './backupFormat.ts';
import { planRestore, restore, RestoreRefusedError } from './restore.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let backupCount = 0;
const newPlace = (name: string) => path.join(folder, `${(backupCount += 1)}-${name}`);
const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function emptyDatabase(kind: Database['kind']): Promise<Database> {
  const database = await createTestDatabase(kind);
  opened.push(database);
  return database;
}

/** A market that sold something. */
async function soldMarket(kind: Database['kind']) {
  const database = await emptyDatabase(kind);
  await openMarket(database);
  const market = marketServices(database);
  const carrots = await offer(database, 'carottes', { price: 450, track_stock: true, stock: 1000 });
  async function buy(name: string): Promise<void> {
    const caller = shopper(market, name);
    await market.cart.add(caller, carrots, 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    const session = await market.checkout.checkout(caller, PAY);
    await market.checkout.handleEvent(market.payment.pay(session));
  }
  await buy('ann');
  return { database, market, buy };
}

/** The same backup with its lines changed. */
function changed(file: string, change: (text: string) => string): string {
  const otherFile = newPlace('changed');
  fs.writeFileSync(otherFile, gzipSync(change(gunzipSync(fs.readFileSync(file)).toString('utf8'))));
  return otherFile;
}

/** Each goes into the other; into its own kind it goes in the tests that follow. */
const PAIRS = DATABASE_KINDS.flatMap((from) =>
  DATABASE_KINDS.flatMap((to) => (from === to ? [] : [[from, to] as const])),
);

describe.each(PAIRS)('a backup of %s restored into %s', (from, to) => {
  it('restores the same market, with every kind of value unchanged, and the market continues', async () => {
    const { database, buy } = await soldMarket(from);
    await migrate(database, WITH_ROW_KINDS);
    await fillRowKinds(database.kysely);
    const [data, file, into] = [newPlace('data'), newPlace('market.etal'), newPlace('into')];
    // The bytes of an uploaded picture, every value of a byte among them.
    const original = Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), randomBytes(300_000)]);
    const hash = createHash('sha256').update(original).digest('hex');
    await database.kysely.insertInto('picture').values({ hash, content: original, width: 640, height: 480 }).execute();
    const pictures = {
      'images/410/ail.avif': Buffer.from([0, 10, 255]),
      'payment/cs_1.json': Buffer.alloc(200_000, 7),
    };
    for (const [name, bytes] of Object.entries({ ...pictures, 'mail/1.json': Buffer.from('{}') })) {
      fs.mkdirSync(path.dirname(path.join(data, name)), { recursive: true });
      fs.writeFileSync(path.join(data, name), bytes);
    }
    const report = await backUp(database, { dataDir: data, file });
    expect(report).toMatchObject({ files: 2, bytes: fs.statSync(file).size });
    expect([
      fs.statSync(file).mode & 0o777,
      fs.readdirSync(folder).some((name) => name.includes('unfinished')),
    ]).toEqual([0o600, false]);
    const before = await wholeState(database);

    const otherDatabase = await emptyDatabase(to);
    const plan = await restore(otherDatabase, { dataDir: into, file, replace: false, migrations: WITH_ROW_KINDS });
    expect([plan.newer, plan.rows, plan.header.database]).toEqual([[], report.rows, from]);
    expect(await wholeState(otherDatabase)).toEqual(before);
    const stored = await otherDatabase.kysely
      .selectFrom('picture')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirst();
    expect(stored?.content.equals(original)).toBe(true);
    expect(Object.values(before).flat()).toHaveLength(report.rows);
    expect(before.row_kind_empty).toEqual([]);
    expect(await checkInvariants(otherDatabase)).toEqual([]);
    for (const [name, bytes] of Object.entries(pictures))
      expect(fs.readFileSync(path.join(into, name)).equals(bytes)).toBe(true);
    expect(fs.readdirSync(into).toSorted()).toEqual(['images', 'payment']);

    const next = sql<{ id: number }>`insert into row_kind_empty values (gen_random_uuid());`;
    await next.execute(otherDatabase.kysely);
    await expect(sql`update row_kind set number = 1`.execute(otherDatabase.kysely)).rejects.toThrow('never changed');
    await expect(
      sql`insert into cart (id, session_id, updated_at) values (gen_random_uuid(), 'no', now())`.execute(
        otherDatabase.kysely,
      ),
    ).rejects.toThrow('foreign key');
    const restoredMarket = marketServices(otherDatabase, { payment: marketServices(database).payment });
    expect((await restoredMarket.catalogue.current()).products.size).toBe(1);
    await buy('bob');
    const number = (db: Database) =>
      sql<{ next: number }>`select nextval('orders_number_seq') as next`.execute(db.kysely);
    expect((await number(otherDatabase)).rows[0]?.next).toBe(((await number(database)).rows[0]?.next ?? 0) - 1);
  });
});

describe.each(testDatabaseKinds())('a backup (%s)', (kind) => {
  it('contains a market in use as of one instant: every order complete, every hold accounted for', async () => {
    const { database, buy } = await soldMarket(kind);
    await migrate(database, WITH_ROW_KINDS);
    await fillRowKinds(database.kysely);
    const count = isFullRun ? 12 : 4;
    // The market is in use until the first backup is there, however long that takes.
    let isBackedUp = false;
    const shoppers = Array.from({ length: count }, async (_, nth) => {
      for (let time = 0; time < 3 || !isBackedUp; time += 1) await buy(`shopper ${nth} ${time}`);
    });
    const files = [newPlace('a.etal'), newPlace('b.etal')];
    const counts: number[] = [];
    for (const file of files) {
      await backUp(database, { dataDir: newPlace('none'), file });
      isBackedUp = true;
      const { rows } = await sql<{ n: number }>`select count(*) as n from orders`.execute(database.kysely);
      counts.push(rows[0]?.n ?? 0);
    }
    await Promise.all(shoppers);
    const otherDatabase = await emptyDatabase('postgres');
    for (const [nth, file] of files.entries()) {
      await restore(otherDatabase, { dataDir: newPlace('into'), file, replace: nth > 0, migrations: WITH_ROW_KINDS });
      expect(await checkInvariants(otherDatabase)).toEqual([]);
      const { orders = [], checkout_attempt: attempts = [] } = await wholeState(otherDatabase);
      expect(orders.length).toBeLessThanOrEqual(counts[nth] ?? 0);
      expect(attempts.length).toBeGreaterThanOrEqual(orders.length);
    }
  });

  it('overwrites nothing unless requested, and then all of it or nothing', async () => {
    const { database, buy } = await soldMarket(kind);
    const [file, data] = [newPlace('market.etal'), newPlace('data')];
    await backUp(database, { dataDir: data, file });
    const atBackup = await wholeState(database);
    await buy('later');
    fs.mkdirSync(path.join(data, 'images'), { recursive: true });
    fs.writeFileSync(path.join(data, 'images/own.avif'), 'x');
    const before = await wholeState(database);
    await expect(restore(database, { dataDir: data, file, replace: false })).rejects.toThrow(
      /not empty \(\d+ tables have rows, .* is one\): --replace erases it first/,
    );
    const orphan = changed(file, (text) => {
      const [body = ''] = text.split('{"end":');
      return body.replace(/^\["[^"]+","carottes",/m, (row) =>
        row.replace(/\["[^"]+"/, '["00000000-0000-4000-8000-00000000dead"'),
      );
    });
    await expect(restore(database, { dataDir: data, file: orphan, replace: true })).rejects.toThrow(BackupFileError);
    expect(await wholeState(database)).toEqual(before);
    expect(fs.readdirSync(data)).toEqual(['images']);
    await restore(database, { dataDir: data, file, replace: true });
    expect([await wholeState(database), fs.readdirSync(data)]).toEqual([atBackup, []]);
  });
});

describe.each(testDatabaseKinds())('a backup (%s), with its tables', (kind) => {
  it('contains every table, except those of the job queue and of the release files', async () => {
    const database = await emptyDatabase(kind);
    const file = newPlace('all.etal');
    await backUp(database, { dataDir: newPlace('none'), file });
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema$|pgboss$|released$)' and c.relkind not in ('i', 'S', 'c', 't', 'v')
      order by c.relname collate "C"`.execute(database.kysely);
    const { header } = await inspectBackup(file);
    expect(header.tables.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
    expect(header.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['orders', 'identity_setting']));
  });

  it('of before the first release is refused, and nothing is changed', async () => {
    const { database } = await soldMarket(kind);
    await sql`update migration set name = '0001_catalogue' where name = 'm0001Catalogue'`.execute(database.kysely);
    const file = newPlace('unreleased.etal');
    await backUp(database, { dataDir: newPlace('none'), file });
    const before = await wholeState(database);
    await expect(restore(database, { dataDir: newPlace('d'), file, replace: true })).rejects.toThrow(
      /^The backup is older than version 0\.1\.0, .*: restore it with the version that made it\.$/,
    );
    expect(await wholeState(database)).toEqual(before);
  });

  it('of an earlier version is migrated to this one, and of a later version is refused', async () => {
    const { database } = await soldMarket(kind);
    const [earlyBackup, lateBackup] = [newPlace('early.etal'), newPlace('late.etal')];
    await backUp(database, { dataDir: newPlace('none'), file: earlyBackup });
    const atBackup = await wholeState(database);
    await migrate(database, WITH_ROW_KINDS);
    await backUp(database, { dataDir: newPlace('none'), file: lateBackup });
    const otherDatabase = await emptyDatabase(kind);
    const plan = await restore(otherDatabase, {
      dataDir: newPlace('d'),
      file: earlyBackup,
      replace: false,
      migrations: WITH_ROW_KINDS,
    });
    expect(plan.newer).toEqual(['m9998RowKinds']);
    expect((await wholeState(otherDatabase)).row_kind).toEqual([]);
    expect(await migrate(otherDatabase, WITH_ROW_KINDS)).toEqual([]);
    await expect(planRestore(lateBackup, migrations)).rejects.toThrow(
      /made by a later version of the market \(it has "m9998/,
    );
    const before = await wholeState(otherDatabase);
    await expect(restore(otherDatabase, { dataDir: newPlace('d'), file: lateBackup, replace: true })).rejects.toThrow(
      RestoreRefusedError,
    );
    expect(await wholeState(otherDatabase)).toEqual(before);
    // The way back from a migration: the earlier program, and the backup from before.
    await restore(otherDatabase, { dataDir: newPlace('d'), file: earlyBackup, replace: true });
    expect([await migrate(otherDatabase), await wholeState(otherDatabase)]).toEqual([[], atBackup]);
  });
});

describe('an incomplete backup file', () => {
  let file: string;
  beforeAll(async () => {
    const { database } = await soldMarket(eitherDatabaseKind());
    file = newPlace('whole.etal');
    await backUp(database, { dataDir: newPlace('none'), file });
  });
  const truncated = (bytes: number) => {
    const otherFile = newPlace('cut');
    fs.writeFileSync(otherFile, fs.readFileSync(file).subarray(0, bytes));
    return otherFile;
  };
  const writeFile = (bytes: string | Buffer) => {
    const otherFile = newPlace('written');
    fs.writeFileSync(otherFile, bytes);
    return otherFile;
  };
  it.each<[string, () => string, RegExp]>([
    ['cut off', () => truncated(fs.statSync(file).size - 40), /is cut off: it is not whole\.$/],
    ['cut off early', () => truncated(200), /is cut off: it is not whole\.$/],
    ['empty', () => writeFile(''), /is cut off: it is not whole\.$/],
    ['without its end', () => changed(file, (text) => text.slice(0, text.indexOf('{"end"'))), /is cut off/],
    ['with another price', () => changed(file, (text) => text.replace('"450"', '"45"')), /changed since it was made/],
    ['without a row', () => changed(file, (text) => text.replace(/\n\[.*\n/, '\n')), /changed since it was made/],
    ['longer', () => changed(file, (text) => `${text}{"table":"orders"}\n`), /goes on after its end/],
    ['of text', () => writeFile('handle,name\n'), /is no backup of a market\.$/],
    ['of other lines', () => writeFile(gzipSync('{"a":1}\n')), /is no backup of a market\.$/],
    ['a later format', () => changed(file, (text) => text.replace('"version":1', '"version":2')), /later version/],
    ['a folder', () => folder, /could not be read: it is a folder\.$/],
    ['absent', () => newPlace('absent'), /could not be read: there is no such file or folder\.$/],
    [
      'with bits turned over',
      () => {
        const bytes = fs.readFileSync(file);
        for (let at = 3000; at < 3010; at += 1) bytes[at] = 255 - (bytes[at] ?? 0);
        return writeFile(bytes);
      },
      /is damaged|changed since|cut off|is no backup/,
    ],
  ])('is refused: %s', async (_, damaged, message) => {
    const error: unknown = await inspectBackup(damaged()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackupFileError);
    expect(error).toMatchObject({ message: expect.stringMatching(message) as string });
  });

  it('is refused if it names a file outside the folders of a market', async () => {
    for (const name of ['../x', 'images/../../x', '/etc/passwd', 'database/PG_VERSION', 'images/a\\..\\b', 'images'])
      await expect(
        inspectBackup(
          changed(file, (text) => text.replace('{"end"', `${JSON.stringify({ file: name, bytes: 0 })}\n{"end"`)),
        ),
      ).rejects.toThrow('names a file that is none of the market');
  });

  it('is refused where a file is shorter than it says', async () => {
    const lines = [{ file: 'images/a.jpg', bytes: 4 }, 'AAAA', { file: 'images/b.jpg', bytes: 0 }];
    const files = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await expect(inspectBackup(changed(file, (text) => text.replace('{"end"', `${files}{"end"`)))).rejects.toThrow(
      'images/a.jpg is not whole',
    );
  });

  it('replaces no other file, and is removed if it is not complete', async () => {
    const database = await emptyDatabase(eitherDatabaseKind());
    await expect(backUp(database, { dataDir: folder, file })).rejects.toThrow(/There is a file .* already/);
    const nowhere = path.join(folder, 'nowhere/x.etal');
    await expect(backUp(database, { dataDir: folder, file: nowhere })).rejects.toThrow(
      /there is no such file or folder\.$/,
    );
    await sql`drop table migration`.execute(database.kysely);
    const none = newPlace('none.etal');
    await expect(backUp(database, { dataDir: folder, file: none })).rejects.toThrow(
      'There is no market in this database',
    );
    expect(fs.readdirSync(folder).filter((name) => name.includes('none.etal'))).toEqual([]);
    await database.ping();
  });
});
