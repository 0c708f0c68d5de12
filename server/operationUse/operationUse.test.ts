import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };
import { openApi, type ApiServer } from '../../tests/support/apiServer.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { hashOfDocument } from '../graphql/trustedDocuments.ts';
import { createLog } from '../log.ts';
import { exportOperationUse } from '../operator/operationUseFile.ts';
import { startOperationUseKeeper } from './operationUseKeeper.ts';
import { createOperationUse, USE_KEPT_DAYS } from './operationUseService.ts';

const released = (name: string) =>
  Object.values(operations as Record<string, string>).find((text) => text.startsWith(`query ${name}`)) ?? '';
const FAQ = released('FaqScreenQuery');
const VISITOR = released('VisitorQuery');
/** A document of an earlier release. */
const EARLIER = 'query FaqScreenQuery { market { maintenance } }';
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

describe.each(testDatabaseKinds())('the calls of operations (%s)', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await openApi(kind, { mode: 'live' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.services.operationUse.flush();
    await sql`delete from released.operation_use`.execute(api.database.kysely);
  });
  const report = async () => {
    await api.services.operationUse.flush();
    const { from, to, uses } = await api.services.operationUse.report(30);
    return { from, to, uses: uses.map(({ operation, document, calls }) => ({ operation, document, calls })) };
  };

  it('are counted by document, also when their answer was cached, and written once for many', async () => {
    for (let call = 0; call < 3; call += 1) expect((await api.call(FAQ)).errors).toEqual([]);
    await api.call(VISITOR);
    const { rows } = await sql`select * from released.operation_use`.execute(api.database.kysely);
    expect(rows).toEqual([]);
    const { uses, ...period } = await report();
    expect(period).toEqual({ from: today, to: today });
    expect(uses).toEqual([
      { operation: 'FaqScreenQuery', document: hashOfDocument(FAQ), calls: 3 },
      { operation: 'VisitorQuery', document: hashOfDocument(VISITOR), calls: 1 },
    ]);
    await api.call(FAQ);
    expect((await report()).uses[0]?.calls).toBe(4);
  });

  it('are counted when they are refused, for documents of earlier releases, and not for what nobody released', async () => {
    const { operationUse } = api.services;
    await sql`
      insert into released.operation_use (day, document, operation, calls, last_call)
      values (current_date - 3, ${hashOfDocument(EARLIER)}, 'FaqScreenQuery', 7, now() - interval '3 days')`.execute(
      api.database.kysely,
    );
    await operationUse.loadEarlier();
    expect((await api.call(EARLIER)).errors[0]?.extensions.code).toBe('UNKNOWN_DOCUMENT');
    await api.call('query FaqScreenQuery { market { email } }');
    const { from, uses } = await report();
    expect(uses.map(({ operation, calls }) => [operation, calls])).toEqual([
      ['FaqScreenQuery', 7],
      ['FaqScreenQuery', 1],
    ]);
    expect(from < today).toBe(true);
  });

  it('are counted with the next if the database refuses them, and erased after 90 days', async () => {
    const { operationUse } = api.services;
    await api.call(FAQ);
    await sql`alter table released.operation_use rename to taken_away`.execute(api.database.kysely);
    await expect(operationUse.flush()).rejects.toThrow();
    await sql`alter table released.taken_away rename to operation_use`.execute(api.database.kysely);
    await api.call(FAQ);
    expect((await report()).uses[0]?.calls).toBe(2);
    expect(await operationUse.forget()).toBe(0);
    await sql`update released.operation_use set day = day - ${USE_KEPT_DAYS}::int`.execute(api.database.kysely);
    expect(await operationUse.forget()).toBe(1);
  });

  it('are added to those of other servers', async () => {
    const other = createOperationUse({ database: api.database });
    other.count(hashOfDocument(FAQ));
    await other.flush();
    await api.call(FAQ);
    expect((await report()).uses[0]?.calls).toBe(2);
  });

  it('are written to a file for the operator', async () => {
    const file = path.join(os.tmpdir(), `etal-uses-${process.pid}-${kind}.json`);
    await api.call(FAQ);
    const { text } = await exportOperationUse(api.services, [file]);
    expect(text).toBe(`1 calls from ${today} to ${today} are in ${file}.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      from: today,
      to: today,
      uses: [{ day: today, operation: 'FaqScreenQuery', document: hashOfDocument(FAQ), calls: 1 }],
    });
    rmSync(file);
    await expect(exportOperationUse(api.services, [])).rejects.toThrow('export operations takes one file');
  });
});

describe('the keeper of counts', () => {
  it('adds them again and again, and a last time when it is stopped', async () => {
    const operationUse = { loadEarlier: vi.fn(async () => undefined), flush: vi.fn(async () => 1) };
    const keeper = startOperationUseKeeper({ operationUse, log: createLog('silent'), everyMs: 1 });
    await expect.poll(() => operationUse.flush.mock.calls.length).toBeGreaterThan(1);
    await keeper.stop();
    const { length } = operationUse.flush.mock.calls;
    expect(operationUse.loadEarlier).toHaveBeenCalledTimes(1);
    await keeper.stop();
    expect(operationUse.flush).toHaveBeenCalledTimes(length + 1);
  });

  it('goes on when the database does not answer', async () => {
    const fails = async () => Promise.reject(new Error('gone'));
    const operationUse = { loadEarlier: vi.fn(fails), flush: vi.fn(fails) };
    const keeper = startOperationUseKeeper({ operationUse, log: createLog('silent'), everyMs: 1 });
    await expect.poll(() => operationUse.flush.mock.calls.length).toBeGreaterThan(1);
    await keeper.stop();
  });
});
