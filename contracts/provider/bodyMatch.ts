import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';
import { pathOf, type Found, type Place, ruleFinder } from './pactPath.ts';
import { isForKeys, keyMismatch, leafMismatch, listMismatch, type PactRules, type Rule } from './pactRules.ts';

/** A place where an answer does not match the contract: the actual value, and the reason. `undefined`: nothing is there. */
export type BodyMismatch = { path: string; expected: JsonValue; actual: JsonValue; reason: string };

const EQUAL: Found<PactRules> = { rules: { combine: 'AND', matchers: [{ match: 'equality' }] }, isOwn: false };

/**
 * Compares a body with a contract's example under its rules, as the pact format defines them: additional keys are
 * accepted, except below rules for keys; list elements beyond the example's are compared with its first. It is stricter than
 * Pact: below rules for keys none may be missing. isClosed: an object at this place has no other keys than the example's.
 */
export function bodyMismatches(
  expected: JsonValue,
  actual: JsonValue,
  rulesByPath: Readonly<Record<string, PactRules>>,
  isClosed: (place: Place) => boolean = () => false,
): BodyMismatch[] {
  const find = ruleFinder(rulesByPath);
  const mismatches: BodyMismatch[] = [];
  const report = (place: Place, expectedValue: JsonValue, actualValue: JsonValue, reason: string) => {
    const path = pathOf(place);
    if (!mismatches.some((one) => one.path === path && one.reason === reason))
      mismatches.push({ path, expected: expectedValue, actual: actualValue, reason });
  };

  function keys(expectedObject: JsonObject, actualObject: JsonObject, place: Place): void {
    const missing = Object.keys(expectedObject).filter((key) => !Object.hasOwn(actualObject, key));
    if (missing.length > 0) report(place, expectedObject, actualObject, `missing: ${missing.join(', ')}`);
    for (const [key, value] of Object.entries(expectedObject))
      if (Object.hasOwn(actualObject, key)) compare(value, actualObject[key] as JsonValue, [...place, key]);
  }

  function objects(
    expectedObject: JsonObject,
    actualObject: JsonObject,
    place: Place,
    rulesAt: Found<PactRules> | null,
  ): void {
    const rules = rulesAt?.isOwn ? rulesAt.rules.matchers : [];
    if (rules.some(({ match }) => match === 'equality') && !isDeepStrictEqual(expectedObject, actualObject))
      report(place, expectedObject, actualObject, 'it should be the same');
    const keyRules = isClosed(place) ? [{ match: 'values' }] : rules.filter(({ match }) => isForKeys(match));
    for (const key of Object.keys(actualObject).filter((one) => !Object.hasOwn(expectedObject, one)))
      for (const rule of keyRules) {
        const reason = keyMismatch(rule, key);
        if (reason !== null) report([...place, key], null, actualObject[key] ?? null, reason);
      }
    keys(expectedObject, actualObject, place);
  }

  function lists(
    expectedList: JsonValue[],
    actualList: JsonValue[],
    place: Place,
    { rules, isOwn }: Found<PactRules>,
  ): void {
    const checkRule = (rule: Rule) => {
      const reason = listMismatch(isOwn ? rule : { match: rule.match }, expectedList, actualList);
      if (reason !== null) report(place, expectedList, actualList, reason);
    };
    rules.matchers.forEach(checkRule);
    for (const [index, value] of actualList.entries()) {
      const example = expectedList[index < expectedList.length ? index : 0];
      if (example !== undefined) compare(example, value, [...place, index]);
    }
  }

  function compare(expectedValue: JsonValue, actualValue: JsonValue, place: Place): void {
    const match = find(place);
    if (isObject(expectedValue)) {
      if (isObject(actualValue)) objects(expectedValue, actualValue, place, match);
      else report(place, expectedValue, actualValue, 'it should be an object');
    } else if (Array.isArray(expectedValue)) {
      if (Array.isArray(actualValue)) lists(expectedValue, actualValue, place, match ?? EQUAL);
      else report(place, expectedValue, actualValue, 'it should be a list');
    } else {
      const reason = leafMismatch((match ?? EQUAL).rules, expectedValue, actualValue);
      if (reason !== null) report(place, expectedValue, actualValue, reason);
    }
  }

  compare(expected, actual, []);
  return mismatches;
}
