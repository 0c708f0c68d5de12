import { isDeepStrictEqual } from 'node:util';
import { kindOf, type JsonValue } from './jsonValue.ts';

/** rules: of `eachKey`, for every key of an object. */
export type Rule = { match: string; regex?: string; min?: number; max?: number; rules?: Rule[] };
export type PactRules = { combine: 'AND' | 'OR'; matchers: Rule[] };

const asJson = (value: JsonValue) => JSON.stringify(value);

const textOf = (value: JsonValue) => (typeof value === 'string' ? value : asJson(value));

const compiled = new Map<string, RegExp>();
function regexOf(source: string): RegExp {
  const cached = compiled.get(source) ?? new RegExp(source);
  compiled.set(source, cached);
  return cached;
}

function isEmpty(value: JsonValue): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return kindOf(value) === 'object' && Object.keys(value).length === 0;
}

/** -0 is 0. */
const isEqual = (expected: JsonValue, actual: JsonValue) => expected === actual || isDeepStrictEqual(expected, actual);

type Check = (expected: JsonValue, actual: JsonValue, rule: Rule) => string | null;

/** Each rule's check of a leaf: null if it passes, else a sentence. */
const checks: Record<string, Check> = {
  type: (expected, actual) =>
    kindOf(expected) === kindOf(actual) ? null : `it should be of the type of ${asJson(expected)}`,
  equality: (expected, actual) => (isEqual(expected, actual) ? null : `it should be ${asJson(expected)}`),
  regex: (_, actual, { regex = '' }) => (regexOf(regex).test(textOf(actual)) ? null : `it should match ${regex}`),
  null: (_, actual) => (actual === null ? null : 'it should be null'),
  boolean: (_, actual) =>
    typeof actual === 'boolean' || actual === 'true' || actual === 'false' ? null : 'it should be true or false',
  integer: (_, actual) => (Number.isSafeInteger(actual) ? null : 'it should be an integer'),
  // A number that is too large for a double is read as infinite.
  number: (_, actual) => (Number.isFinite(actual) ? null : 'it should be a number'),
  // A whole number is a decimal, too.
  decimal: (_, actual) => (Number.isFinite(actual) ? null : 'it should be a number'),
  notEmpty: (_, actual) => (isEmpty(actual) ? 'it should not be empty' : null),
};
/** Rules for the keys of an object. Where they apply down to a leaf, they require the example itself. */
checks.values = checks.equality as Check;
checks.eachKey = checks.equality as Check;

/** Why a leaf fails its rules; null if it passes. */
export function leafMismatch({ combine, matchers }: PactRules, expected: JsonValue, actual: JsonValue): string | null {
  const mismatches = matchers.map((rule) => checks[rule.match]?.(expected, actual, rule) ?? null);
  const failed = mismatches.filter((one) => one !== null);
  if (failed.length === 0 || (combine === 'OR' && failed.length < mismatches.length)) return null;
  return failed.join(combine === 'OR' ? ' or ' : ' and ');
}

export const isForKeys = (match: string): boolean => match === 'values' || match === 'eachKey';

/** Why an object may not have a key that its example lacks; null if it may. */
export function keyMismatch({ match, rules = [] }: Rule, key: string): string | null {
  if (match === 'values') return 'nothing was asked for there';
  if (match !== 'eachKey') return null;
  return leafMismatch({ combine: 'AND', matchers: rules }, key, key) && 'nothing was asked for there';
}

/** Why the length of a list is wrong, or all of it if it must equal the example; null if it passes. */
export function listMismatch({ match, min, max }: Rule, expected: JsonValue[], actual: JsonValue[]): string | null {
  if (match === 'equality' || isForKeys(match))
    return isDeepStrictEqual(expected, actual) ? null : `it should be ${asJson(expected)}`;
  if (min !== undefined && actual.length < min)
    return `it should have at least ${min} elements and has ${actual.length}`;
  if (max !== undefined && actual.length > max)
    return `it should have at most ${max} elements and has ${actual.length}`;
  return null;
}

const KNOWN_KEYS = new Set(['match', 'regex', 'min', 'max', 'rules']);
const isLength = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) >= 0);

/** Why a rule of a pact is not supported; null if it is. */
export function unknownRule(rules: PactRules): string | null {
  const { combine, matchers } = rules;
  if ((combine !== 'AND' && combine !== 'OR') || !Array.isArray(matchers)) return 'has no combine and matchers';
  for (const rule of matchers) {
    if (!Object.hasOwn(checks, rule.match)) return `has the rule "${rule.match}"`;
    const other = Object.keys(rule).find((key) => !KNOWN_KEYS.has(key));
    if (other !== undefined) return `has a rule "${rule.match}" with "${other}"`;
    if (!isLength(rule.min) || !isLength(rule.max)) return `has a rule "${rule.match}" with a length that is none`;
    if (rule.match === 'eachKey' && !Array.isArray(rule.rules)) return 'has a rule "eachKey" without rules';
    const inner = unknownRule({ combine, matchers: rule.rules ?? [] });
    if (inner !== null) return inner;
    if (rule.match !== 'regex') continue;
    try {
      regexOf(rule.regex ?? '(');
    } catch {
      return `has the expression ${rule.regex ?? 'of a rule "regex" that has none'}`;
    }
  }
  return null;
}
