import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Interaction } from './interaction.ts';

export const PACT_FILE = 'storefront-market-api.json';

type Played = { description: string; response: { matchingRules?: Record<string, unknown> } };

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

/**
 * The text of the pact that `play` left in a folder: interactions in order of their names with stable keys, without
 * versions of tools, and with the response rules that Pact's own matchers cannot say ("an integer or null", "may be empty,
 * but each element is ...").
 */
export function pactText(folder: string, interactions: readonly Interaction[]): string {
  const {
    consumer,
    provider,
    interactions: played,
  } = JSON.parse(readFileSync(path.join(folder, PACT_FILE), 'utf8')) as {
    consumer: unknown;
    provider: unknown;
    interactions: Played[];
  };
  const rules = new Map(interactions.map((one) => [one.description, one.rules]));
  const told = played
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
    .map((one) => ({
      ...one,
      response: { ...one.response, matchingRules: { ...one.response.matchingRules, body: rules.get(one.description) } },
    }));
  const metadata = { pactSpecification: { version: '4.0' } };
  return `${JSON.stringify(ordered({ consumer, provider, interactions: told, metadata }), null, 2)}\n`;
}
