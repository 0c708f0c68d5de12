import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';
import type { Mismatch } from './verified.ts';

/** GraphQL's own media type. With it a client reads the answer at every status. */
const GRAPHQL_TYPE = 'application/graphql-response+json';
const ENTRIES = new Set(['data', 'errors', 'extensions']);

/** Whether a contract expects a GraphQL answer, for which contracts/legal-answers.md applies. */
export const isGraphqlAnswer = (expected: JsonValue | undefined): expected is JsonObject =>
  isObject(expected) && Object.keys(expected).length > 0 && Object.keys(expected).every((key) => ENTRIES.has(key));

const hasErrors = ({ errors }: JsonObject) => Array.isArray(errors) && errors.length > 0;

/**
 * Writes a media type alike, however the server spells it: lower case, no spaces, and of its parameters only the charset.
 * Others have no meaning for JSON (RFC 8259, 11).
 */
export function plainMediaType(header: string): string {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((one) => one.startsWith('charset='))?.replace(/^charset="?([^"]*)"?$/, '$1');
  return charset === undefined ? type : `${type}; charset=${charset}`;
}

/** A status that GraphQL over HTTP (5.4) allows where a contract has 200. */
export function isLegalStatus(status: number, contentType: string, body: JsonValue): boolean {
  if (!isObject(body)) return false;
  if (status === 294) return Object.hasOwn(body, 'data') && hasErrors(body);
  // Other statuses of plain JSON may come from a proxy, so no client relies on them.
  if (!contentType.startsWith(GRAPHQL_TYPE)) return false;
  const isRefused = hasErrors(body) && (body.data ?? null) === null;
  return status >= 200 && status < 300 ? isObject(body.data) : status >= 400 && isRefused;
}

const codeOf = (error: JsonValue) =>
  isObject(error) && isObject(error.extensions) ? error.extensions.code : undefined;

/** The errors in the order of those with the same codes. GraphQL gives errors no order. */
function inOrderOf(expected: readonly JsonValue[], actual: readonly JsonValue[]): JsonValue[] {
  const left = [...actual];
  const sorted = expected.flatMap((error) => {
    const index = left.findIndex((one) => codeOf(one) === codeOf(error));
    return index === -1 ? [] : left.splice(index, 1);
  });
  return [...sorted, ...left];
}

/**
 * An answer as the contract would write it, without what the server may choose: `extensions`, the order of errors, and for
 * a refusal before execution no `data` instead of null. Null entries count as absent.
 */
export function asContracted(
  expected: JsonObject,
  actual: JsonObject,
  { status, contentType }: { status: number; contentType: string },
): JsonObject {
  const { extensions: _, errors = null, ...body } = actual;
  // GraphQL's own type without data requires a status of failure.
  const mayLackData = status >= 400 || !contentType.startsWith(GRAPHQL_TYPE);
  if (expected.data === null && !Object.hasOwn(body, 'data') && hasErrors(actual) && mayLackData) body.data = null;
  if (errors === null) return body;
  const isOrdered = Array.isArray(errors) && Array.isArray(expected.errors);
  return { ...body, errors: isOrdered ? inOrderOf(expected.errors as JsonValue[], errors) : errors };
}

const isPath = (value: JsonValue) =>
  Array.isArray(value) &&
  value.every((step) => typeof step === 'string' || (Number.isInteger(step) && Number(step) >= 0));
const isPosition = (value: JsonValue | undefined) => Number.isInteger(value) && Number(value) >= 1;
const areLocations = (value: JsonValue) =>
  Array.isArray(value) && value.every((one) => isObject(one) && isPosition(one.line) && isPosition(one.column));

const ERROR_ENTRIES: readonly [string, string, (value: JsonValue) => boolean][] = [
  ['path', 'a list of keys and indices', isPath],
  ['locations', 'a list of {line, column} from 1', areLocations],
  ['extensions', 'an object', isObject],
];

/** Parts that the contract does not compare and that are not as GraphQL (7.1) defines them. */
export function malformedParts({ extensions = null, errors }: JsonObject): Mismatch[] {
  const fault = (path: string, expected: string, value: JsonValue): Mismatch => ({
    path,
    expected,
    actual: JSON.stringify(value),
    reason: `it should be ${expected} (GraphQL 7.1)`,
  });
  const inErrors = (Array.isArray(errors) ? errors : []).flatMap((error, index) =>
    ERROR_ENTRIES.flatMap(([key, expected, isRight]) => {
      const value = isObject(error) ? (error[key] ?? null) : null;
      return value === null || isRight(value) ? [] : [fault(`$.errors[${index}].${key}`, expected, value)];
    }),
  );
  const isMap = extensions === null || isObject(extensions);
  return [...(isMap ? [] : [fault('$.extensions', 'an object', extensions)]), ...inErrors];
}
