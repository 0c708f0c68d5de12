import type { IncomingMessage } from 'node:http';
import type { Variables } from '../graphql/pageLimits.ts';
import { CallRefusal } from './callRefusal.ts';
import { BodyTooLargeError, readBody } from './requestBody.ts';

/** 100 kB. */
const MAX_BODY_BYTES = 100_000;

export type CallParams = { query: string; operationName: string | null; variables: Variables | null };

/** The whole body. CallRefusal `size` above 100 kB; an Error when the caller hangs up. */
export async function readCallBody(request: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(request, MAX_BODY_BYTES);
  } catch (error) {
    throw error instanceof BodyTooLargeError ? new CallRefusal('size') : error;
  }
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
