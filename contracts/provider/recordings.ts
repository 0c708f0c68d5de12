import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';
import type { ServerAnswer } from './serverCall.ts';

/** A request of the storefront that somebody recorded, with the answer of the server. Header names are in lower case. */
export type Recording = {
  headers: Record<string, string>;
  body: JsonObject & { operationName: string; query: string };
  answer: ServerAnswer;
};

const asObject = (value: JsonValue | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {});
const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

function isOperation(value: JsonValue): value is Recording['body'] {
  return isObject(value) && typeof value.operationName === 'string' && typeof value.query === 'string';
}

/** Headers as HAR lists them, or as an object. */
function headersOf(value: JsonValue | undefined): Record<string, string> {
  const pairs = Array.isArray(value)
    ? value.map((one) => [textOf(asObject(one).name), textOf(asObject(one).value)] as const)
    : Object.entries(asObject(value)).map(([name, text]) => [name, textOf(text)] as const);
  return Object.fromEntries(pairs.map(([name, text]) => [name.toLowerCase(), text]));
}

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return null;
  }
}

/** The recorded operation of an entry of a HAR; null: the entry is another request, or has no answer. */
function entryOf(entry: JsonObject): Recording | null {
  const [request, response] = [asObject(entry.request), asObject(entry.response)];
  const body = parsed(textOf(asObject(request.postData).text));
  const content = asObject(response.content);
  const status = Number(response.status);
  if (!isOperation(body) || typeof content.text !== 'string' || !(status > 0)) return null;
  const bytes = Buffer.from(content.text, content.encoding === 'base64' ? 'base64' : 'utf8');
  const headers = headersOf(response.headers);
  const type = headers['content-type'] ?? textOf(content.mimeType);
  const answer = { status, headers: { ...headers, 'content-type': type }, text: bytes.toString('utf8'), isUtf8: true };
  return { headers: headersOf(request.headers), body, answer };
}

function harOf(file: string): Recording[] {
  const { entries } = asObject(asObject(readJson(file) as JsonValue).log);
  if (!Array.isArray(entries)) throw new UnusableError(`--from-har: ${file} is no HAR: it has no log with entries.`);
  return entries.flatMap((entry) => entryOf(asObject(entry)) ?? []);
}

const REQUEST = '.request.json';
const RESPONSE = '.response.json';

/** The parts of a file of a pair: an object with a body, or the body alone. */
function partsOf(file: string): JsonObject {
  const value = readJson(file) as JsonValue;
  return isObject(value) && Object.hasOwn(value, 'body') ? value : { body: value };
}

function pairsOf(folder: string): Recording[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(REQUEST))
    .toSorted()
    .map((name) => {
      const file = path.join(folder, name);
      const { headers, body = null } = partsOf(file);
      if (!isOperation(body)) throw new UnusableError(`--from-har: ${file} has no operationName and query.`);
      const answer = partsOf(path.join(folder, name.replace(REQUEST, RESPONSE)));
      return {
        headers: headersOf(headers),
        body,
        answer: {
          status: Number(answer.status ?? 200),
          headers: { 'content-type': 'application/json', ...headersOf(answer.headers) },
          text: JSON.stringify(answer.body ?? null),
          isUtf8: true,
        },
      };
    });
}

/**
 * What somebody recorded: a HAR, or a folder of pairs NAME.request.json and NAME.response.json. Throws UnusableError if there
 * is no operation in it.
 */
export function readRecordings(from: string): Recording[] {
  if (!existsSync(from)) throw new UnusableError(`--from-har: there is no ${from}.`);
  const recordings = statSync(from).isDirectory() ? pairsOf(from) : harOf(from);
  if (recordings.length === 0)
    throw new UnusableError(`--from-har: ${from} has no answer to an operation of the storefront.`);
  return recordings;
}
