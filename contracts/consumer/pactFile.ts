import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACT_FILE } from '../command/storefrontPact.ts';
import { accessMatrix } from '../provider/accessMatrix.ts';
import type { PactContract } from '../provider/pactContract.ts';
import type { Interaction } from './interaction.ts';

type Played = {
  description: string;
  request: object;
  response: { body?: object; matchingRules?: Record<string, unknown> };
};

type Pact = { consumer: unknown; provider: unknown; interactions: Played[] };

/** Where a verifier puts what the states have answered into the body that it sends, and into its Authorization header. */
function generatorsOf({ sends, case: { bearer } }: Interaction): object {
  const from = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' });
  const body = Object.entries(sends).map(([variable, text]) => [`$.variables.${variable}`, from(text)]);
  const generators = {
    ...(body.length > 0 && { body: Object.fromEntries(body) as object }),
    ...(bearer === 'own' && { header: { Authorization: from('Bearer ${token}') } }),
  };
  return Object.keys(generators).length === 0 ? {} : { generators };
}

/** The same value with the keys of its objects in order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}

/** A rule of its own stands on a line of its own, so that a change of the contract is read in few lines. */
const RULES = /\{\n\s+"combine": "(?:AND|OR)",\n\s+"matchers": \[[\s\S]*?\n\s+\]\n\s+\}/g;
/** So does a row of the matrix of access. */
const ROWS = /\{\n\s+"answer": "[^"]*",\n\s+"caller": "[^"]*"\n\s+\}/g;
const onLine = (part: string) => part.replaceAll(/\n\s+/g, ' ');
const onLines = (text: string) => text.replace(RULES, onLine).replace(ROWS, onLine);

/**
 * The text of the pact that `play` left in these folders: interactions in order of their names with stable keys, without
 * versions of tools, and with what Pact's own builder cannot say: response rules ("an integer or null", "may be empty, but
 * each element is ..."), and values of the request that a state answers.
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
  const told = played
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
  const pact = { consumer, provider, interactions: told, metadata };
  const text = accessOf === null ? pact : accessMatrix(ordered(pact) as PactContract, accessOf);
  return `${onLines(JSON.stringify(ordered(text), null, 2))}\n`;
}
