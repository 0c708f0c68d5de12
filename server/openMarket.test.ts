import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bareEnvironment } from '../tests/support/marketProcess.ts';

const database = net.createServer();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'etal-open-'));
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('ends by its own code when it is stopped while it starts, not by the signal', async () => {
  await once(database.listen(0, '127.0.0.1'), 'listening');
  const connected = once(database, 'connection') as Promise<[net.Socket]>;
  const opening = `import { openMarket } from './server/openMarket.ts'; await openMarket(async () => ({}));`;
  const market = spawn(process.execPath, ['--input-type=module', '--eval', opening], {
    stdio: 'ignore',
    env: {
      ...bareEnvironment,
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://nobody@127.0.0.1:${(database.address() as AddressInfo).port}/none`,
    },
  });
  const exit = once(market, 'exit');
  const [socket] = await connected;
  market.kill('SIGTERM');
  socket.destroy();
  database.close();
  expect(await exit).toEqual([1, null]);
});
