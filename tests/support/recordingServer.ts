import { createServer } from 'node:http';
import { closeNow, listenLocally } from './localServer.ts';

type Call = { call: string; body: unknown; headers: Record<string, string | string[] | undefined> };

/**
 * A service at the edge of a test, such as a broker: answers what was laid down for each `METHOD /path` (status and JSON),
 * 404 to everything else, and keeps the calls.
 */
export async function openRecordingServer() {
  const calls: Call[] = [];
  const answers: Record<string, [status: number, json: unknown]> = {};
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      calls.push({ call, body: text === '' ? null : (JSON.parse(text) as unknown), headers: request.headers });
      const [status, json] = answers[call] ?? [404, { error: 'there is none' }];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  const url = await listenLocally(server);
  return {
    url,
    answers,
    calls,
    /** What was called, in order. */
    called: () => calls.map(({ call }) => call),
    close: () => closeNow(server),
  };
}
export type RecordingServer = Awaited<ReturnType<typeof openRecordingServer>>;
