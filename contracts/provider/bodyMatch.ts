import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';
import { pathOf, type Found, type Place, ruleFinder } from './pactPath.ts';
import { leafMismatch, listMismatch, type PactRules, type Rule } from './pactRules.ts';

/** A place where an answer does not match the contract: the actual value, and the reason. `undefined`: nothing is there. */
export type BodyMismatch = { path: string; expected: JsonValue; actual: JsonValue; reason: string };

const EQUAL: Found<PactRules> = { rules: { combine: 'AND', matchers: [{ match: 'equality' }] }, isOwn: false };

/**
 * Compares a body with a contract's example under its rules, as the pact format defines them: additional keys are
 * accepted, except below `values`; list elements beyond the example's are compared with its first. In one respect it is
 * stricter than Pact: below `values` no key may be missing.
 */
export function bodyMismatches(
  expected: JsonValue,
  actual: JsonValue,
  rulesByPath: Readonly<Record<string, PactRules>>,
): BodyMismatch[] {
  const find = ruleFinder(rulesByPath);
  const mismatches: BodyMismatch[] = [];
  const report = (place: Place, wanted: JsonValue, came: JsonValue, reason: string) => {
    const path = pathOf(place);
    if (!mismatches.some((one) => one.path === path && one.reason === reason))
      mismatches.push({ path, expected: wanted, actual: came, reason });
  };

  function keys(wanted: JsonObject, came: JsonObject, place: Place): void {
    const missing = Object.keys(wanted).filter((key) => !Object.hasOwn(came, key));
    if (missing.length > 0) report(place, wanted, came, `missing: ${missing.join(', ')}`);
    for (const [key, value] of Object.entries(wanted))
      if (Object.hasOwn(came, key)) compare(value, came[key] as JsonValue, [...place, key]);
  }

  function objects(wanted: JsonObject, came: JsonObject, place: Place, found: Found<PactRules> | null): void {
    for (const { match } of found?.rules.matchers ?? []) {
      if (!found?.isOwn) break;
      if (match === 'equality' && !isDeepStrictEqual(wanted, came))
        report(place, wanted, came, 'it should be the same');
      const more = Object.keys(came).filter((key) => match === 'values' && !Object.hasOwn(wanted, key));
      for (const key of more) report([...place, key], null, came[key] ?? null, 'nothing was asked for there');
    }
    keys(wanted, came, place);
  }

  function lists(wanted: JsonValue[], came: JsonValue[], place: Place, { rules, isOwn }: Found<PactRules>): void {
    const ask = (rule: Rule) => {
      const reason = listMismatch(isOwn ? rule : { match: rule.match }, wanted, came);
      if (reason !== null) report(place, wanted, came, reason);
    };
    rules.matchers.forEach(ask);
    for (const [index, value] of came.entries()) {
      const example = wanted[index < wanted.length ? index : 0];
      if (example !== undefined) compare(example, value, [...place, index]);
    }
  }

  function compare(wanted: JsonValue, came: JsonValue, place: Place): void {
    const found = find(place);
    if (isObject(wanted)) {
      if (isObject(came)) objects(wanted, came, place, found);
      else report(place, wanted, came, 'it should be an object');
    } else if (Array.isArray(wanted)) {
      if (Array.isArray(came)) lists(wanted, came, place, found ?? EQUAL);
      else report(place, wanted, came, 'it should be a list');
    } else {
      const reason = leafMismatch((found ?? EQUAL).rules, wanted, came);
      if (reason !== null) report(place, wanted, came, reason);
    }
  }

  compare(expected, actual, []);
  return mismatches;
}
