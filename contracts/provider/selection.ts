import path from 'node:path';
import { regexArgument } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import type { PactInteraction } from './pact.ts';

/** Which interactions of a contract are verified. text: the option as given, for messages. */
export type Selection = { text: string; matches(interaction: PactInteraction): boolean };

/** The storefront folder that an interaction belongs to: `cart` for `src/cart/CartScreen.tsx`. */
export const domainOf = ({ comments }: PactInteraction): string | null =>
  /^src\/([^/]+)\//.exec(comments?.component ?? '')?.[1] ?? null;

const SELECTORS: Record<string, (pattern: RegExp) => (interaction: PactInteraction) => boolean> = {
  domain: (pattern) => (interaction) => pattern.test(domainOf(interaction) ?? ''),
  state:
    (pattern) =>
    ({ providerStates = [] }) =>
      providerStates.some(({ name }) => pattern.test(name)),
  name:
    (pattern) =>
    ({ description }) =>
      pattern.test(description),
};

/** Parses `domain:^cart$`, `state:a customer` or `^CartScreenQuery`; without a prefix it selects by name. */
function partOf(text: string): { selector: string; pattern: RegExp } {
  const [, selector = 'name', pattern = text] = /^(domain|state|name):(.*)$/s.exec(text) ?? [];
  return { selector: selector, pattern: regexArgument('only', pattern) };
}

/**
 * The selection of `--only`, whose values are regular expressions. Those of one kind are alternatives, different kinds
 * must all match. Throws UnusableError for an invalid expression.
 */
export function selectionOf(texts: readonly string[]): Selection | null {
  if (texts.length === 0) return null;
  const parts = texts.map(partOf);
  const selectors = [...new Set(parts.map(({ selector }) => selector))];
  const tests = selectors.map((selector) =>
    parts.filter((part) => part.selector === selector).map(({ pattern }) => SELECTORS[selector]?.(pattern)),
  );
  return {
    text: texts.join(', '),
    matches: (interaction) => tests.every((alternatives) => alternatives.some((one) => one?.(interaction) === true)),
  };
}

/** The interactions whose name contains this text. */
export const selectionByName = (name: string): Selection => ({
  text: JSON.stringify(name),
  matches: ({ description }) => description.includes(name),
});

/** The domains of a contract, sorted. */
export const domainsOf = (interactions: readonly PactInteraction[]): string[] =>
  [...new Set(interactions.map(domainOf))].filter((one) => one !== null).toSorted();

/** Suggests what a mistyped domain could have been. */
export function noneSelected(
  files: readonly string[],
  { text }: Selection,
  interactions: readonly PactInteraction[],
): UnusableError {
  const domains = text.includes('domain:') ? ` Its domains are ${domainsOf(interactions).join(', ')}.` : '';
  return new UnusableError(
    `${files.map((file) => path.basename(file)).join(' and ')}: no interaction matches ${text}.${domains}`,
  );
}
