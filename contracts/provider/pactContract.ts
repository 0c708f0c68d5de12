import { readFileSync } from 'node:fs';
import { accessContract, isAccessMatrix } from './accessMatrix.ts';
import type { PactContract, PactInteraction } from './pact.ts';
import { placeOf, ruleFinder } from './pactPath.ts';
import { isForKeys, unknownRule, type Rule } from './pactRules.ts';
import { noneSelected, type Selection } from './selection.ts';
import { plainPact } from './storedPact.ts';

const isContract = (value: unknown): value is PactContract =>
  typeof value === 'object' &&
  value !== null &&
  'interactions' in value &&
  Array.isArray(value.interactions) &&
  'metadata' in value &&
  typeof value.metadata === 'object' &&
  value.metadata !== null;

/** Describes the part of an interaction that is not supported; null: all of it is. */
function unknownPart({ type, request, response }: PactInteraction): string | null {
  if (type !== 'Synchronous/HTTP') return `is of the type ${type ?? 'unknown'}`;
  if (!request?.method || !request.path || !Number.isInteger(response?.status)) return 'has no request and response';
  if (request.query !== undefined) return 'has a query string';
  if (response.generators !== undefined) return 'generates something in its response';
  for (const { contentType = '', encoded } of [request.body ?? {}, response.body ?? {}])
    if (encoded || (contentType !== '' && !contentType.startsWith('application/json')))
      return `has a body of ${encoded ? 'encoded bytes' : contentType}`;
  for (const [part, byPlace] of Object.entries(request.generators ?? {}))
    for (const [place, { type: kind, dataType = 'STRING' }] of Object.entries(byPlace)) {
      if (part !== 'body' && part !== 'header') return `generates a part "${part}" of its request`;
      if (kind !== 'ProviderState' || dataType !== 'STRING') return `has the generator ${kind} of ${dataType}`;
      if (part === 'body') placeOf(place);
    }
  const { body = {}, header = {}, ...others } = response.matchingRules ?? {};
  for (const part of Object.keys(others)) return `has rules for "${part}"`;
  ruleFinder(body);
  const headerRules = Object.values(header).flatMap((rules) => rules.matchers ?? []);
  const odd = headerRules.find(({ match }) => match !== 'regex' && match !== 'equality' && match !== 'type');
  if (odd) return `has the rule "${odd.match}" for a header`;
  return [...Object.values(body), ...Object.values(header)].map(unknownRule).find((one) => one !== null) ?? null;
}

const checked = new WeakSet<PactInteraction>();

function checkParts(file: string, interaction: PactInteraction): void {
  if (checked.has(interaction)) return;
  let unknown: string | null;
  try {
    unknown = unknownPart(interaction);
  } catch (error) {
    unknown = `cannot be read (${(error as Error).message})`;
  }
  if (unknown !== null)
    throw new Error(`${file}: "${String(interaction?.description)}" ${unknown}, which is not known here.`);
  checked.add(interaction);
}

/** A verification reads its files several times, and expands each text once. More than the files of one are forgotten. */
const expanded = new Map<string, { text: string; contract: PactContract }>();
const EXPANDED_FILES = 8;

/** Reads one file. Throws one sentence. */
function readFile(file: string): PactContract {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
  const before = expanded.get(file);
  if (before?.text === text) return before.contract;
  const contract = contractFrom(file, text);
  if (expanded.size >= EXPANDED_FILES) expanded.clear();
  expanded.set(file, { text, contract });
  return contract;
}

const unreadable = (file: string, error: unknown) =>
  new Error(`${file} cannot be read as a pact: ${(error as Error).message}.`, { cause: error });

function contractFrom(file: string, text: string): PactContract {
  let contract: unknown;
  try {
    contract = text.trim() === '' ? null : JSON.parse(text);
  } catch (error) {
    throw unreadable(file, error);
  }
  if (text.trim() === '') throw new Error(`${file} is empty.`);
  try {
    contract = plainPact(contract);
  } catch (error) {
    throw unreadable(file, error);
  }
  if (isAccessMatrix(contract)) contract = accessContract(contract);
  if (!isContract(contract)) throw new Error(`${file} is not a pact: it has no interactions.`);
  const version = String(contract.metadata.pactSpecification?.version ?? 'unknown');
  if (!/^4(\.0)*$/.test(version))
    throw new Error(
      `${file} is a pact of format ${version}; this verifies format 4.0${isNewer(version) ? ' and is older' : ''}.`,
    );
  if (contract.interactions.some((one) => typeof one !== 'object' || one === null))
    throw new Error(`${file} is not a pact: one of its interactions is none.`);
  if (contract.interactions.length === 0) throw new Error(`${file} has no interactions.`);
  return contract;
}

/**
 * Reads one or several pact files as one contract, with only the selected interactions; a regular expression selects by
 * description. Throws one sentence if a file is missing, is not a pact of format 4 or contains something unsupported,
 * and if nothing is selected.
 */
export function readContract(files: string | readonly string[], only: RegExp | Selection | null): PactContract {
  const names = [files].flat();
  const contracts = names.map(readFile);
  const [first] = contracts;
  if (!first) throw new Error('No pact was named.');
  const all = contracts.flatMap(({ interactions }) => interactions);
  const selection = only instanceof RegExp ? byName(only) : only;
  const interactions = all.filter((one) => !selection || selection.matches(one));
  if (selection && interactions.length === 0) throw noneSelected(names, selection, all);
  for (const one of interactions) checkParts(names.join(' and '), one);
  return { ...first, interactions };
}

const byName = (only: RegExp): Selection => ({
  text: String(only),
  matches: ({ description }) => only.test(String(description)),
});

const isNewer = (version: string) => Number.parseFloat(version) > 4;

const describedRules: Record<string, string> = {
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  values: 'nothing but the keys of the contract',
  notEmpty: 'something that is not empty',
};

function wordsOf({ match, regex, min, max }: Rule, example: string): string {
  if (match === 'regex') return `a text like ${example}, matching ${regex ?? ''}`;
  if (match === 'equality') return `exactly ${example}`;
  if (min !== undefined && max !== undefined) return `a list of ${min}`;
  if (min !== undefined) return min === 0 ? 'a list' : `a list of at least ${min}`;
  if (describedRules[match] === undefined && example.startsWith('"')) return 'a text';
  if (match === 'type' && (example === 'true' || example === 'false')) return 'true or false';
  return describedRules[match] ?? `something of the type of ${example}`;
}

/** Whether it changes nothing: its operation is a query. */
export const isQuery = ({ request: { body } }: PactInteraction): boolean =>
  /"query":"\s*(?:query\b|\{)/.test(JSON.stringify(body?.content ?? null));

/** Describes what the contract expects at a path of the response; the bare example if it has no rule of its own. */
export function expectedAt(interaction: PactInteraction | undefined, path: string, example: string): string {
  const rules = interaction?.response.matchingRules?.body ?? {};
  const rulesAt = rules[path] ?? rules[path.replaceAll(/\[\d+\]/g, '[*]')];
  if (!rulesAt || rulesAt.matchers.some(({ match }) => isForKeys(match))) return example;
  const hasPattern = rulesAt.matchers.some(({ match }) => match === 'regex');
  const texts = rulesAt.matchers
    .filter((rule) => !(hasPattern && rule.match === 'type'))
    .map((rule) => wordsOf(rule, example));
  return [...new Set(texts)].join(rulesAt.combine === 'OR' ? ' or ' : ', and ');
}
