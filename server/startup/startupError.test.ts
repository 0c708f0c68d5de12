import fs from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { MigrationRefusedError } from '../database/migrate.ts';
import { UnnamedMarketError } from './namedMarket.ts';
import { startupError } from './startupError.ts';

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
};

describe('an error that stops a market from starting', () => {
  it('has its own message if it was made for the operator', () => {
    expect(startupError(new ConfigError(['PORT is "x"']))).toBe('The configuration is not valid:\n  PORT is "x"');
    expect(startupError(new MigrationRefusedError('A later version was here.'))).toBe('A later version was here.');
    expect(startupError(new UnnamedMarketError())).toContain('npm run market -- import site.json');
  });

  it('names PORT for a port that is taken', async () => {
    const first = net.createServer();
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const { port } = first.address() as AddressInfo;
    const portInUse = await thrownBy(
      () => new Promise((_, reject) => net.createServer().once('error', reject).listen(port, '127.0.0.1')),
    );
    await new Promise((resolve) => first.close(resolve));
    expect(startupError(portInUse)).toMatch(/^listen EADDRINUSE.*: this port cannot be had; choose one with PORT/);
    const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen', port: 80 });
    expect(startupError(denied)).toMatch(/PORT/);
    expect(startupError(denied)).not.toMatch(/DATA_DIR/);
  });

  it('names DATA_DIR for a folder that cannot be created or written', async () => {
    const notAFolder = await thrownBy(() => fs.mkdirSync(`${import.meta.filename}/data`, { recursive: true }));
    expect(startupError(notAFolder)).toMatch(/^ENOTDIR.*: DATA_DIR must be a folder/);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(startupError(full)).toMatch(/DATA_DIR .* with room left\.$/);
  });

  it('names DATABASE_URL for a server that cannot be reached, or refuses', async () => {
    const closed = await thrownBy(() => openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/market' }));
    expect(startupError(closed)).toMatch(/ECONNREFUSED.*: the PostgreSQL of DATABASE_URL cannot be reached\.$/);
    const unknown = new URL(process.env.ETAL_TEST_POSTGRES ?? '');
    unknown.pathname = '/no_such_market';
    const connectionError = await thrownBy(() => openDatabase({ url: unknown.href }));
    expect(startupError(connectionError)).toMatch(/"no_such_market" does not exist: the PostgreSQL of DATABASE_URL/);
  });

  it('is shown unchanged otherwise', () => {
    expect(startupError(new TypeError('x is not a function'))).toBeNull();
    expect(startupError('thrown text')).toBeNull();
  });
});
