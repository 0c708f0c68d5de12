import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACT_FILE } from '../../input/storefrontPact.ts';
import { accessMatrix } from '../../provider/accessMatrix.ts';
import type { PactContract } from '../../provider/pact.ts';
import type { Interaction } from './interaction.ts';

type Played = {
  description: string;
  request: object;
  response: { body?: object; matchingRules?: Record<string, unknown> };
};

type Pact = { consumer: unknown; provider: unknown; interactions: Played[] };

/** Where a verifier inserts values of the states into the body and the Authorization header. */
function generatorsOf({ fromStates, case: { bearer } }: Interaction): object {
  const from = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' });
  const body = Object.entries(fromStates).map(([variable, text]) => [`$.variables.${variable}`, from(text)]);
  const generators = {
    ...(body.length > 0 && { body: Object.fromEntries(body) as object }),
    ...(bearer === 'own' && { header: { Authorization: from('Bearer ${token}') } }),
  };
  return Object.keys(generators).length === 0 ? {} : { generators };
}

/** Sorts the keys of objects, recursively. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}

/** Writes each rule on one line, so that changes of the contract have short diffs. */
const RULES = /\{\n\s+"combine": "(?:AND|OR)",\n\s+"matchers": \[[\s\S]*?\n\s+\]\n\s+\}/g;
/** Likewise each row of the access matrix. */
const ROWS = /\{\n\s+"answer": "[^"]*",\n\s+"caller": "[^"]*"\n\s+\}/g;
const onLine = (part: string) => part.replaceAll(/\n\s+/g, ' ');
const onLines = (text: string) => text.replace(RULES, onLine).replace(ROWS, onLine);

/**
 * The text of the pact that `play` wrote into these folders: interactions sorted by name, stable keys, no tool
 * versions. Adds what Pact's own builder cannot express: response rules ("an integer or null", "may be empty, but each
 * element is ..."), and request values that a state returns.
 */
export function pactText(
  folders: readonly string[],
  interactions: readonly Interaction[],
  componentOf: (operation: string) => string,
  accessOf: ((operation: string) => string) | null = null,
): string {
  const pacts = folders.map((folder) => JSON.parse(readFileSync(path.join(folder, PACT_FILE), 'utf8')) as Pact);
  const [{ consumer, provider }] = pacts as [Pact];
  const played = pacts.flatMap((pact) => pact.interactions);
  const written = new Map(interactions.map((one) => [one.description, one]));
  const missing = interactions.filter(({ description }) => !played.some((one) => one.description === description));
  if (missing.length > 0)
    throw new Error(`${missing.map(({ description }) => description).join(', ')} was not played.`);
  const pactInteractions = played
    .filter(({ description }) => written.has(description))
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
    .map((one) => {
      const interaction = written.get(one.description);
      if (!interaction) throw new Error(`${one.description} was not asked for.`);
      const { suite } = interaction;
      return {
        ...one,
        comments: { component: componentOf(interaction.operation.name), ...(suite !== 'contract' && { suite }) },
        request: { ...one.request, ...generatorsOf(interaction) },
        response: {
          ...one.response,
          body: { ...one.response.body, content: interaction.written },
          matchingRules: { ...one.response.matchingRules, body: interaction.rules },
        },
      };
    });
  const metadata = { pactSpecification: { version: '4.0' } };
  const pact = { consumer, provider, interactions: pactInteractions, metadata };
  const text = accessOf === null ? pact : accessMatrix(ordered(pact) as PactContract, accessOf);
  return `${onLines(JSON.stringify(ordered(text), null, 2))}\n`;
}
