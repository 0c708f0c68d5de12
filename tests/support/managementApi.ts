import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> | null };
/** Null: never answers. A string is sent as HTML. */
type Reply = { status: number; body?: object | string; headers?: Record<string, string> } | null;

/** An error of Auth0's Management API v2, as its reference documents it. */
export const managementError = (statusCode: number, message: string, headers: Record<string, string> = {}): Reply => ({
  status: statusCode,
  body: { statusCode, error: 'Error', message, errorCode: 'error' },
  headers,
});

/**
 * A server on a real socket that answers as Auth0's does to client credentials and under /api/v2/users/. Entries of
 * `replies` are answered first, each once.
 */
export async function openManagementApi() {
  const received: Received[] = [];
  const replies: Record<'token' | 'user', Reply[]> = { token: [], user: [] };
  const tokens = { given: 0, seconds: 86_400 };

  function usual({ method, path, headers, body }: Received): Reply {
    if (path === '/oauth/token') {
      tokens.given += 1;
      return {
        status: 200,
        body: { access_token: `token-${tokens.given}`, expires_in: tokens.seconds, token_type: 'Bearer' },
      };
    }
    if (headers.authorization !== `Bearer token-${tokens.given}`) return managementError(401, 'Invalid token');
    if (method === 'DELETE') return { status: 204 };
    return { status: 200, body: { user_id: decodeURIComponent(path.split('/').at(-1) ?? ''), ...body } };
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const text = Buffer.concat(parts).toString();
      const call = { method, path, headers, body: text === '' ? null : (JSON.parse(text) as Received['body']) };
      received.push(call);
      const queue = replies[path === '/oauth/token' ? 'token' : 'user'];
      const reply = queue.length > 0 ? queue.shift() : usual(call);
      if (!reply) return;
      const isPage = typeof reply.body === 'string';
      response.writeHead(reply.status, { 'content-type': isPage ? 'text/html' : 'application/json', ...reply.headers });
      response.end(isPage ? reply.body : reply.body && JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    replies,
    tokens,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
