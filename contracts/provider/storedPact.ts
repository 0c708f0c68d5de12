import { createHash } from 'node:crypto';
import type { AccessMatrix } from './accessMatrix.ts';
import type { PactContract, PactInteraction, PactState } from './pact.ts';
import type { PactRules } from './pactRules.ts';

/** A pact, or the matrix of access, as far as both directions read it. */
type Pact = PactContract | AccessMatrix;
/**
 * A pact as it is stored: each part of a query's text and each rule once. A request has the name of its operation in place
 * of the text, and a place of an answer the name of its rule. documents: operations and fragments by name, in lines.
 */
export type StoredPact = { documents: Record<string, string[]>; rules: Record<string, PactRules>; metadata: object };

/** A reader of Pact that is given a stored pact shows this. */
const NOTE = 'Stored: queries and rules by name. "etal-contracts export" writes plain Pact.';

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Changes each query and each rule of a pact, in one direction or the other. The order of keys stays. */
function mapParts(pact: Pact, query: (text: string) => string, rules: (rules: PactRules) => PactRules): Pact {
  const holder = <One>(one: One): One =>
    typeof one === 'object' && one !== null && 'query' in one && typeof one.query === 'string'
      ? { ...one, query: query(one.query) }
      : one;
  const state = (one: PactState): PactState => (one.params ? { ...one, params: holder(one.params) } : one);
  const response = <One extends Pick<PactInteraction['response'], 'matchingRules'>>(one: One): One =>
    one.matchingRules
      ? { ...one, matchingRules: mapValues(one.matchingRules, (places) => mapValues(places, rules)) }
      : one;
  const interaction = (one: PactInteraction): PactInteraction => {
    const { body } = one.request;
    const request = body ? { ...one.request, body: { ...body, content: holder(body.content) } } : one.request;
    const states = one.providerStates && { providerStates: one.providerStates.map(state) };
    return { ...one, ...states, request, response: response(one.response) } as PactInteraction;
  };
  return 'interactions' in pact
    ? { ...pact, interactions: pact.interactions.map(interaction) }
    : {
        ...pact,
        states: mapValues(pact.states, (states) => states.map(state)),
        envelope: response(pact.envelope),
        answers: mapValues(pact.answers, response),
        operations: mapValues(pact.operations, holder),
      };
}

const LONGEST_NAME = 40;

/** Names a rule by what it says; a long one is cut and told apart by its hash, so that no name depends on other rules. */
function ruleName({ combine, matchers }: PactRules): string {
  const texts = matchers.map(({ match, rules: [inner] = [], regex = inner?.regex, min, max }) => {
    const length =
      min === undefined ? '' : min === max ? ` of ${min}` : ` from ${min}${max === undefined ? '' : ` to ${max}`}`;
    return `${match}${length}${regex === undefined ? '' : ` ${regex}`}`;
  });
  const name = texts.join(combine === 'OR' ? ' or ' : ' and ');
  if (name.length <= LONGEST_NAME) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 4);
  return `${name.slice(0, LONGEST_NAME - 8)}… ${hash}`;
}

const DEFINITION = /\n\n(?=(?:fragment|query|mutation|subscription)\b)/;
const nameOf = (definition: string) => /^\s*\w+ (\w+)/.exec(definition)?.[1];

/** The text of an operation: itself, and each fragment that it reaches, by name, as the storefront's compiler prints it. */
function queryText(operation: string, documents: Readonly<Record<string, readonly string[]>>): string {
  const reached = new Set<string>();
  const pending = [operation];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const lines = Object.hasOwn(documents, name) ? documents[name] : undefined;
    if (!lines) throw new Error(`it has no document "${name}"`);
    if (reached.has(name)) continue;
    reached.add(name);
    pending.push(...[...lines.join('\n').matchAll(/\.\.\.(?!on\b)(\w+)/g)].map(([, spread = '']) => spread));
  }
  const fragments = [...reached].filter((name) => name !== operation).toSorted();
  return `${[operation, ...fragments].map((name) => documents[name]?.join('\n')).join('\n\n')}\n`;
}

const sorted = <One>(entries: ReadonlyMap<string, One>) =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The stored form of a pact. Throws one sentence if the same name would stand for two texts or rules. */
export function storedPact(pact: Pact): StoredPact {
  const documents = new Map<string, string>();
  const rules = new Map<string, PactRules>();
  const add = <One>(to: Map<string, One>, name: string, value: One) => {
    const before = to.get(name) ?? value;
    if (JSON.stringify(before) !== JSON.stringify(value))
      throw new Error(`"${name}" stands for two texts of this pact.`);
    to.set(name, value);
  };
  const texts = new Map<string, string>();
  const stored = mapParts(
    pact,
    (text) => {
      const definitions = text.trimEnd().split(DEFINITION);
      for (const one of definitions) add(documents, nameOf(one) ?? '', one);
      const operation = nameOf(text) ?? '';
      texts.set(operation, text);
      return operation;
    },
    (rule) => {
      const name = ruleName(rule);
      add(rules, name, rule);
      return name as never;
    },
  );
  const lines = mapValues(sorted(documents), (text) => text.split('\n'));
  for (const [name, text] of texts)
    if (queryText(name, lines) !== text) throw new Error(`The text of ${name} is not that of its parts.`);
  return { ...stored, metadata: { ...pact.metadata, note: NOTE }, documents: lines, rules: sorted(rules) };
}

const isStored = (value: unknown): value is StoredPact & Pact =>
  typeof value === 'object' && value !== null && 'documents' in value && 'rules' in value;

/** The plain form of what a pact file holds; anything else is returned as it is. Throws one sentence for a missing name. */
export function plainPact(value: unknown): unknown {
  if (!isStored(value)) return value;
  const { documents, rules, ...stored } = value;
  const texts = new Map<string, string>();
  const { note: _, ...metadata } = stored.metadata as { note?: string };
  const pact = mapParts(
    stored,
    (name) => {
      const text = texts.get(name) ?? queryText(name, documents);
      texts.set(name, text);
      return text;
    },
    (name) => {
      const rule = Object.hasOwn(rules, name as never) ? rules[name as never] : undefined;
      if (!rule) throw new Error(`it has no rule "${String(name)}"`);
      return rule;
    },
  );
  return { ...pact, metadata };
}
