import type { IncomingMessage } from 'node:http';
import type { Variables } from '../graphql/pageLimits.ts';
import { CallRefusal } from './callRefusal.ts';

/** 100 kB. */
const MAX_BODY_BYTES = 100_000;
/** Read and thrown away so that the refusal arrives; who sends more is cut off. */
const MAX_DRAINED_BYTES = 4_000_000;

export type CallParams = { query: string; operationName: string | null; variables: Variables | null };

/** The whole body. CallRefusal `size` above 100 kB; an Error when the caller hangs up. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks.length = 0;
      if (size > MAX_DRAINED_BYTES) {
        request.pause();
        reject(new CallRefusal('size'));
      }
    });
    request.on('end', () =>
      size > MAX_BODY_BYTES
        ? reject(new CallRefusal('size'))
        : resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    request.on('error', reject);
    request.on('close', () => reject(new Error('The caller hung up')));
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new CallRefusal('json');
  }
}

const KEYS = new Set(['operationName', 'variables', 'query']);

/** operationName, variables and query, and nothing else (F-200). CallRefusal `json` or `shape`. */
export function readParams(body: Buffer): CallParams {
  const given = json(body);
  if (!isRecord(given) || Object.keys(given).some((key) => !KEYS.has(key))) throw new CallRefusal('shape');
  const { query, operationName = null, variables = null } = given;
  const named = operationName === null || typeof operationName === 'string';
  if (typeof query !== 'string' || query === '' || !named || (variables !== null && !isRecord(variables)))
    throw new CallRefusal('shape');
  return { query, operationName, variables };
}
