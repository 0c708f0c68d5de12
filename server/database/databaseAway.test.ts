import net from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { confirmed, refuseUnconfirmed, UnconfirmedCommitError } from './confirmedCommits.ts';
import { DatabaseBusyError } from './connectionPool.ts';
import { isDatabaseAway } from './databaseAway.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });
const errorOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe('a database that is away', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', '57P01', '57P03', '53300', '25006'])('is known by the code %s', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
  });

  it.each(['23505', '40001', '57014', '42P01', 'ENOENT'])('is another thing than %s', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(false);
  });

  it('is one whose connections are all busy, whose standby does not confirm, or that no address reaches', () => {
    expect(isDatabaseAway(new DatabaseBusyError(new Error('timeout'), 10))).toBe(true);
    expect(isDatabaseAway(new UnconfirmedCommitError())).toBe(true);
    expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED'), withCode('ETIMEDOUT')]))).toBe(true);
    expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED'), new TypeError('x')]))).toBe(false);
    expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  });

  it('is recognised by what the driver throws where nothing listens, and where a connection ends', async () => {
    const server = net.createServer((socket) => socket.once('data', () => socket.destroy()));
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port)),
    );
    const connect = () => new pg.Client({ host: '127.0.0.1', port, user: 'market', database: 'market' }).connect();
    expect(isDatabaseAway(await errorOf(connect()))).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(isDatabaseAway(await errorOf(connect()))).toBe(true);
  });
});

describe('a write that no standby confirmed', () => {
  it('fails, and the next one of its connection does not', async () => {
    const client = new pg.Client() as unknown as pg.PoolClient;
    refuseUnconfirmed(client);
    const notice = (routine: string) => client.emit('notice', { routine });
    notice('elsewhere');
    expect(await confirmed(client, Promise.resolve('stored'))).toBe('stored');
    notice('SyncRepWaitForLSN');
    await expect(confirmed(client, Promise.resolve('stored'))).rejects.toThrow(UnconfirmedCommitError);
    expect(await confirmed(client, Promise.resolve('stored'))).toBe('stored');
  });
});
