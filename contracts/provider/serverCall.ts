import { isUtf8 } from 'node:buffer';
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** The provider: the API's URL without its path, and the URL that sets up states. */
export type Provider = { url: string; statesUrl: string };

/** isUtf8: whether the bytes of the text were valid UTF-8. */
export type ServerAnswer = { status: number; headers: Record<string, string>; text: string; isUtf8: boolean };
export type ServerCall = { method: string; headers: Record<string, string>; body: string; withinMs: number };

/**
 * Time limit in ms for each answer of a provider: its first one, states and calls. It ends a verification that hangs, and measures
 * nothing, since a machine with other work to do takes ten times as long.
 */
export const ANSWER_WITHIN_MS = 60_000;

/** No answer arrived within the time limit. */
export class TooLateError extends Error {
  constructor(withinMs: number) {
    super(`no answer within ${withinMs / 1000} s`);
  }
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** The body without its content codings, which a server may choose when the request names none (RFC 9110, 12.5.3). */
function decoded(body: Buffer, codings = ''): Buffer {
  const names = codings.split(',').map((one) => one.trim().toLowerCase());
  return names.reduceRight((bytes, name) => DECODERS[name]?.(bytes) ?? bytes, body);
}

const AGENTS = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
/** Far more than any answer of the market. */
const MAX_ANSWER_BYTES = 50_000_000;

function headersOf({ headers }: http.IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string>;
}

function callOnce(url: URL, { method, headers, body, withinMs }: ServerCall): Promise<ServerAnswer> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const request = (secure ? https : http).request(
      url,
      { method, agent: AGENTS[secure ? 'https:' : 'http:'], headers: { ...headers, 'content-length': length } },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MAX_ANSWER_BYTES) request.destroy(new Error('the answer does not end'));
          else parts.push(part);
        });
        answer.on('error', reject);
        answer.on('end', () => {
          clearTimeout(late);
          const status = answer.statusCode ?? 0;
          try {
            const body = decoded(Buffer.concat(parts), answer.headers['content-encoding']);
            resolve({ status, headers: headersOf(answer), text: body.toString(), isUtf8: isUtf8(body) });
          } catch (error) {
            reject(error as Error);
          }
        });
      },
    );
    const late = setTimeout(() => request.destroy(new TooLateError(withinMs)), withinMs);
    request.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(late);
      reject(Object.assign(error, { wasReused: request.reusedSocket }));
    });
    request.end(body);
  });
}

/**
 * Sends a request over persistent connections, without following redirects. A connection that the server closed while
 * idle is replaced once. Rejects with the network's error or TooLateError.
 */
export async function callServer(url: string, call: ServerCall): Promise<ServerAnswer> {
  try {
    return await callOnce(new URL(url), call);
  } catch (error) {
    const { code, wasReused } = error as { code?: string; wasReused?: boolean };
    if (code !== 'ECONNRESET' || !wasReused) throw error;
    return callOnce(new URL(url), call);
  }
}

/** Why a call failed, in a few words. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? networkReason(cause) : error.message;
}
