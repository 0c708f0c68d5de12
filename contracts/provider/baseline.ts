import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UnusableError } from '../input/unusable.ts';
import { mergedPlaces, placesOf, type Places } from './answeredPlaces.ts';
import type { PactInteraction } from './pact.ts';
import { operationOf, type Verified } from './verified.ts';

/**
 * What a provider has passed. passed: by an interaction's name, a fingerprint of its states and one of its form (request and
 * answer) at that time. answered: by operation, the places of answers that it has ever passed.
 */
export type Baseline = { passed: Readonly<Record<string, Passed>>; answered: Readonly<Record<string, Places>> };
type Passed = { states: string | null; form: string };

const VERSION = 2;
const FINGERPRINT_LETTERS = 12;
const fingerprint = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, FINGERPRINT_LETTERS);
const formOf = ({ providerStates = [], request, response }: PactInteraction): Passed => ({
  states: fingerprint(providerStates),
  form: fingerprint(request, response),
});

const isRecordOf = <One>(value: unknown, is: (one: unknown) => one is One): value is Record<string, One> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(is);
const isText = (value: unknown): value is string => typeof value === 'string';
const isPlaces = (value: unknown): value is Places => isRecordOf(value, isPlaces);
const FORM = /^([0-9a-f]+) ([0-9a-f]+)$/;

function parseBaseline(value: unknown): Baseline | null {
  // The first format: names with one fingerprint, which says nothing about states.
  if (isRecordOf(value, isText))
    return {
      passed: Object.fromEntries(Object.entries(value).map(([name, form]) => [name, { states: null, form }])),
      answered: {},
    };
  const { version, passed, answered } = value as { version?: unknown; passed?: unknown; answered?: unknown };
  if (version !== VERSION || !isRecordOf(passed, isText) || !isRecordOf(answered, isPlaces)) return null;
  const entries = Object.entries(passed).map(([name, text]) => {
    const [, states = null, form = text] = FORM.exec(text) ?? [];
    return [name, { states, form }] as const;
  });
  return { passed: Object.fromEntries(entries), answered };
}

/**
 * Reads the baseline in a file. begins: the run may begin one, so that there need not be a file yet. Throws UnusableError for
 * a file that is missing or no baseline.
 */
export function readBaseline(file: string, { begins }: { begins: boolean }): Baseline {
  if (!existsSync(file)) {
    if (begins) return { passed: {}, answered: {} };
    throw new UnusableError(`--baseline: there is no ${file} (--update-baseline begins one).`);
  }
  try {
    const baseline = parseBaseline(JSON.parse(readFileSync(file, 'utf8')));
    if (baseline) return baseline;
  } catch {
    // Not JSON: no baseline either.
  }
  throw new UnusableError(`--baseline: ${file} is no baseline (--update-baseline writes one).`);
}

/**
 * Whether a provider has passed the interaction of this name in these states: as it is, in an older form, or never. What it
 * asks for may have changed since.
 */
export function standingOf({ passed }: Baseline, interaction: PactInteraction): 'same' | 'older' | 'never' {
  const { name = interaction.description } = interaction.comments ?? {};
  const before = Object.hasOwn(passed, name) ? passed[name] : undefined;
  if (!before) return 'never';
  const now = formOf(interaction);
  if (before.states !== null && before.states !== now.states) return 'never';
  return before.form === now.form ? 'same' : 'older';
}

/** What this provider has answered of an operation; null: not known, so that nothing of it counts as new. */
export const answeredBy = ({ answered }: Baseline, { description }: PactInteraction): Places | null =>
  answered[operationOf(description)] ?? null;

/** Names in a baseline that the contract no longer has. */
export function staleNames({ passed }: Baseline, contract: readonly PactInteraction[]): string[] {
  const names = new Set(contract.map(({ description }) => description));
  return Object.keys(passed).filter((name) => !names.has(name));
}

/**
 * The baseline after a run: what passes is added, and what the contract no longer has is dropped. What passed before
 * and fails now stays, since it must be fixed. contract: all of it, including what was not verified, with releases: of an older
 * form of an interaction only the places are kept.
 */
export function updatedBaseline(
  baseline: Baseline,
  contract: readonly PactInteraction[],
  results: readonly Verified[],
): Baseline {
  const passing = new Set(results.filter(({ ok }) => ok).map(({ description }) => description));
  const passed: Record<string, Passed> = {};
  const answered: Record<string, Places> = { ...baseline.answered };
  for (const one of contract) {
    const before = Object.hasOwn(baseline.passed, one.description) ? baseline.passed[one.description] : undefined;
    const isOlder = one.comments?.name !== undefined;
    if (passing.has(one.description) && !isOlder) passed[one.description] = formOf(one);
    else if (before) passed[one.description] = before;
    if (!passing.has(one.description)) continue;
    const operation = operationOf(one.description);
    answered[operation] = mergedPlaces(answered[operation] ?? {}, placesOf(one));
  }
  const operations = new Set(contract.map(({ description }) => operationOf(description)));
  return {
    passed,
    answered: Object.fromEntries(Object.entries(answered).filter(([operation]) => operations.has(operation))),
  };
}

const sorted = <One>(record: Readonly<Record<string, One>>) =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** One line for each interaction and each operation, so that a review sees what changed. */
function baselineText({ passed, answered }: Baseline): string {
  const lines = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n');
  const forms = sorted(passed).map(([name, { states, form }]) => [name, states ? `${states} ${form}` : form] as const);
  return `{\n  "version": ${VERSION},\n  "passed": {\n${lines(forms)}\n  },\n  "answered": {\n${lines(sorted(answered))}\n  }\n}\n`;
}

/** Writes a baseline. Throws UnusableError if the file cannot be written. */
export function writeBaseline(file: string, baseline: Baseline): void {
  try {
    writeFileSync(file, baselineText(baseline));
  } catch (error) {
    throw new UnusableError(`--baseline: ${(error as Error).message}.`);
  }
}
