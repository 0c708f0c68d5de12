import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Has a test's web server listen on a free port of this machine; answers its address, without a slash at the end. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends it with whatever it still answers. */
export async function closeNow(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
