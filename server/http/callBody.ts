import type { IncomingMessage } from 'node:http';
import type { Variables } from '../graphql/pageLimits.ts';
import { CallRefusal } from './callHeaders.ts';
import { BodyTooLargeError, readBody } from './requestBody.ts';

/** 100 kB. */
const MAX_BODY_BYTES = 100_000;

export type CallParams = { query: string; operationName: string | null; variables: Variables | null };

/** Reads the whole body. CallRefusal `size` above 100 kB; an Error when the caller disconnects. */
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

/** An unpaired surrogate, as JSON can escape it: neither UTF-8 nor a database can hold one. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner));
}

function json(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const value: unknown = JSON.parse(text);
    if (!SURROGATE_ESCAPE.test(text) || isWellFormed(value)) return value;
  } catch {
    // Rejected below.
  }
  throw new CallRefusal('json');
}

const KEYS = new Set(['operationName', 'variables', 'query']);

/** Parses operationName, variables and query, and nothing else (F-200). CallRefusal `json` or `shape`. */
export function readParams(body: Buffer): CallParams {
  const parsed = json(body);
  if (!isRecord(parsed) || Object.keys(parsed).some((key) => !KEYS.has(key))) throw new CallRefusal('shape');
  const { query, operationName = null, variables = null } = parsed;
  const isNameValid = operationName === null || typeof operationName === 'string';
  if (typeof query !== 'string' || query === '' || !isNameValid || (variables !== null && !isRecord(variables)))
    throw new CallRefusal('shape');
  return { query, operationName, variables };
}
