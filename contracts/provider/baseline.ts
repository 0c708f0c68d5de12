import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UnusableError } from '../command/unusable.ts';
import type { PactInteraction } from './pactContract.ts';
import type { Verified } from './verified.ts';

/** What a provider has passed: by name, with a fingerprint of the interaction at that time. */
export type Baseline = Readonly<Record<string, string>>;

const FINGERPRINT_LETTERS = 12;

/** The fingerprint of states, request and answer. An interaction that changes counts as new. */
function fingerprintOf({ providerStates = [], request, response }: PactInteraction): string {
  const text = JSON.stringify([providerStates, request, response]);
  return createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_LETTERS);
}

const isBaseline = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string');

/** Reads the baseline in a file; empty if there is no file yet. Throws UnusableError for invalid content. */
export function readBaseline(file: string): Baseline {
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isBaseline(value)) return value;
  } catch {
    // Not JSON: no baseline either.
  }
  throw new UnusableError(`--baseline: ${file} is no baseline (--update-baseline writes one).`);
}

/** Whether a provider has passed this exact interaction before. */
export const hasPassed = (baseline: Baseline, interaction: PactInteraction): boolean =>
  Object.hasOwn(baseline, interaction.description) && baseline[interaction.description] === fingerprintOf(interaction);

/**
 * The baseline after a run: what passes is added, and what the contract no longer has is dropped. What passed before
 * and fails now stays, since it must be fixed. contract: all of it, including what was not verified.
 */
export function updatedBaseline(
  baseline: Baseline,
  contract: readonly PactInteraction[],
  results: readonly Verified[],
): Baseline {
  const passed = new Set(results.filter(({ ok }) => ok).map(({ description }) => description));
  const recorded = contract.filter((one) => passed.has(one.description) || hasPassed(baseline, one));
  return Object.fromEntries(
    recorded.map((one) => [one.description, fingerprintOf(one)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Writes a baseline. Throws UnusableError if the file cannot be written. */
export function writeBaseline(file: string, baseline: Baseline): void {
  try {
    writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
  } catch (error) {
    throw new UnusableError(`--baseline: ${(error as Error).message}.`);
  }
}
