import { createServer } from 'node:http';
import { closeNow, listenLocally } from '../localServer.ts';

/**
 * What becomes of a request to the provider. slow: it takes effect, and no answer comes while the caller waits; failing: nothing
 * happens, and a page with status 500 comes; halfBody: it takes effect, and the connection ends in the middle of its
 * answer; cutJson: the same, with an answer that looks complete and is half of one.
 */
export type ProviderTrouble = 'none' | 'slow' | 'failing' | 'halfBody' | 'cutJson';
export const PROVIDER_TROUBLES = ['slow', 'failing', 'halfBody', 'cutJson'] as const;

/** A proxy between the market and its payment provider. */
export async function startFaultyProxy(providerUrl: string) {
  let now: ProviderTrouble = 'none';
  const server = createServer((request, response) => {
    const trouble = now;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      if (trouble === 'failing')
        return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>');
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const forwarded = await fetch(providerUrl + (request.url ?? ''), {
        method: request.method,
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString() }),
      });
      const body = Buffer.from(await forwarded.arrayBuffer());
      const half = body.subarray(0, body.length / 2);
      const sent = trouble === 'cutJson' ? half : body;
      // The caller ends the connection at its own limit.
      if (trouble === 'slow') return;
      response.writeHead(forwarded.status, { 'content-type': 'application/json', 'content-length': sent.length });
      if (trouble === 'halfBody') response.write(half, () => response.destroy());
      else response.end(sent);
    });
  });
  const url = await listenLocally(server);
  return {
    url,
    port: Number(new URL(url).port),
    /** Changes what becomes of requests from now on. */
    set: (trouble: ProviderTrouble) => void (now = trouble),
    close: () => closeNow(server),
  };
}
