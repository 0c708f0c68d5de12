import { readFileSync } from 'node:fs';

type Rule = { match: string; regex?: string; min?: number; max?: number };
export type PactRules = { combine: 'AND' | 'OR'; matchers: Rule[] };
export type PactInteraction = {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  response: { matchingRules?: { body?: Record<string, PactRules> } };
};
export type PactContract = {
  consumer: { name: string };
  provider: { name: string };
  interactions: PactInteraction[];
  metadata: { pactSpecification?: { version?: string } };
};

const isContract = (value: unknown): value is PactContract =>
  typeof value === 'object' &&
  value !== null &&
  'interactions' in value &&
  Array.isArray(value.interactions) &&
  'metadata' in value;

/**
 * A pact file, with only the interactions whose description `only` matches. Throws one sentence for a file that is not
 * there or not a pact of format 4, and when nothing is left.
 */
export function readContract(file: string, only: RegExp | null): PactContract {
  let contract: unknown;
  try {
    contract = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as a pact: ${(error as Error).message}`, { cause: error });
  }
  if (!isContract(contract)) throw new Error(`${file} is not a pact: it has no interactions.`);
  const version = contract.metadata.pactSpecification?.version ?? 'unknown';
  if (!version.startsWith('4.')) throw new Error(`${file} is a pact of format ${version}; this verifies format 4.`);
  const interactions = contract.interactions.filter(({ description }) => !only || only.test(description));
  if (interactions.length === 0)
    throw new Error(only ? `No interaction of ${file} matches ${String(only)}.` : `${file} has no interactions.`);
  return { ...contract, interactions };
}

const words: Record<string, string> = {
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  values: 'nothing but the keys of the contract',
};

function wordsOf({ match, regex, min, max }: Rule, example: string): string {
  if (match === 'regex') return `a text like ${example}, matching ${regex ?? ''}`;
  if (match === 'equality') return `exactly ${example}`;
  if (min !== undefined && max !== undefined) return `a list of ${min}`;
  if (min !== undefined) return min === 0 ? 'a list' : `a list of at least ${min}`;
  return words[match] ?? `something of the type of ${example}`;
}

/** What the contract asks at a path of the response, in words; the bare example where it has no rule of its own. */
export function expectedAt(interaction: PactInteraction | undefined, path: string, example: string): string {
  const rules = interaction?.response.matchingRules?.body ?? {};
  const found = rules[path] ?? rules[path.replaceAll(/\[\d+\]/g, '[*]')];
  if (!found || found.matchers.some(({ match }) => match === 'values')) return example;
  const told = found.matchers.map((rule) => wordsOf(rule, example));
  return [...new Set(told)].join(found.combine === 'OR' ? ' or ' : ', and ');
}
