import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { ValueNode } from 'graphql';
import { MINUTE_MS } from '#rules/constants.ts';
import { isMarketUrl } from '#rules/siteLink.ts';
import type { UrlPolicy } from '#rules/siteLink.ts';
import { dayAt, isCalendarDay, isPlausibleDay, timeAt } from '#rules/zone.ts';

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

function refuse(type: string, value: unknown): never {
  throw new GraphQLError(`Not a ${type}: ${JSON.stringify(value)}`);
}

/** A scalar that is checked the same way in variables, literals and our own responses. */
function checked<T>(
  name: string,
  parse: (value: unknown) => T | undefined,
  write: (value: unknown) => unknown,
  kind: 'IntValue' | 'StringValue',
) {
  const parseValue = (value: unknown): T => parse(value) ?? refuse(name, value);
  const parseLiteral = (node: ValueNode): T => {
    if (node.kind === Kind.INT && kind === Kind.INT) return parseValue(Number(node.value));
    if (node.kind === Kind.STRING && kind === Kind.STRING) return parseValue(node.value);
    return refuse(name, node.kind);
  };
  const serialize = (value: unknown) => write(value) ?? refuse(name, value);
  return new GraphQLScalarType<T, unknown>({ name, parseValue, parseLiteral, serialize });
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function calendarDay(value: unknown): string | undefined {
  return typeof value === 'string' && isCalendarDay(value) ? value : undefined;
}

function plausibleDay(value: unknown): string | undefined {
  return typeof value === 'string' && isPlausibleDay(value) ? value : undefined;
}

function instant(value: unknown): string | undefined {
  const day = typeof value === 'string' ? INSTANT.exec(value)?.[1] : undefined;
  return day !== undefined && isPlausibleDay(day) ? String(value) : undefined;
}

/**
 * An instant in the API's form: market time with its offset, whole seconds, `2026-11-23T00:00:00-05:00`. RangeError on
 * an invalid date.
 */
export function formatInstant(at: Date): string {
  const local = `${dayAt(at)}T${timeAt(at)}`;
  const offset = Math.round(
    (Date.parse(`${local}:00Z`) - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS,
  );
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(offset);
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${local}:${two(at.getUTCSeconds())}${zone}`;
}

/** The schema's own scalars; which addresses a URL may have depends on the deployment. */
export function scalarsOf(urls: UrlPolicy) {
  const url = (value: unknown) => (typeof value === 'string' && isMarketUrl(value, urls) ? value : undefined);
  return {
    Cents: checked('Cents', wholeNumber, wholeNumber, 'IntValue'),
    Date: checked('Date', plausibleDay, calendarDay, 'StringValue'),
    DateTime: checked(
      'DateTime',
      instant,
      (value) => (value instanceof Date ? formatInstant(value) : undefined),
      'StringValue',
    ),
    EpochSeconds: checked('EpochSeconds', wholeNumber, wholeNumber, 'IntValue'),
    URL: checked('URL', url, url, 'StringValue'),
  };
}
