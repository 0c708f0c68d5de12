import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACT_FILE } from '../../input/storefrontPact.ts';
import { accessMatrix } from '../../provider/accessMatrix.ts';
import type { PactContract } from '../../provider/pact.ts';
import { storedPact } from '../../provider/storedPact.ts';
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

/** Sorts the keys of objects, recursively, without those that have no value. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}

const LINE_WIDTH = 120;

/** JSON with each value on one line where it fits, so that changes of the contract have short diffs. */
function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const lines = Object.entries(value).map(
    ([key, one]) => `${isList ? '' : `${JSON.stringify(key)}: `}${jsonText(one, deeper)}`,
  );
  const space = isList || lines.length === 0 ? '' : ' ';
  const line = `${open}${space}${lines.join(', ')}${space}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= LINE_WIDTH) return line;
  return `${open}\n${deeper}${lines.join(`,\n${deeper}`)}\n${indent}${close}`;
}

/**
 * The stored text of the pact that `play` wrote into these folders: interactions sorted by name, stable keys, no tool
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
  const plain = ordered(pact) as PactContract;
  const stored = storedPact(accessOf === null ? plain : accessMatrix(plain, accessOf));
  return `${jsonText(ordered(stored))}\n`;
}
