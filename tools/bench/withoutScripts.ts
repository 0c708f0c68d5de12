import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

function sendPage(
  upstream: IncomingMessage,
  parts: Buffer[],
  response: ServerResponse,
  edit: (html: string) => string,
): void {
  const body = Buffer.concat(parts);
  const html = (upstream.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
  const bare = brotliCompressSync(edit(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  response.writeHead(upstream.statusCode!, {
    ...upstream.headers,
    'content-encoding': 'br',
    'content-length': bare.length,
  });
  response.end(bare);
}

/**
 * Serves the market at `url` with its scripts removed from the pages: the cost of a page that never hydrates. Pictures come
 * from here too, so that neither page needs a second connection; the market is asked by its own name, since it redirects
 * every other one to itself, with its scripts.
 */
export async function withoutScripts(url: string): Promise<{ url: string; close: () => void }> {
  const { host, origin } = new URL(url);
  const server = createServer((incoming, response) => {
    const { method, headers, url: path } = incoming;
    const edit = (html: string) => html.replace(SCRIPTS, '').replaceAll(origin, `http://${headers.host}`);
    const onward = request(new URL(path ?? '/', url), { method, headers: { ...headers, host } }, (upstream) => {
      if (!upstream.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(upstream.statusCode!, upstream.headers);
        upstream.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      upstream.on('data', (part: Buffer) => parts.push(part));
      upstream.on('end', () => sendPage(upstream, parts, response, edit));
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
