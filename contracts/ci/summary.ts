import { countsText } from '../provider/verificationReport.ts';
import {
  isFailed,
  verificationCode,
  type Verification,
  type Verified,
  type WantedState,
} from '../provider/verified.ts';
import type { Outcome, Told } from '../schema-check/outcome.ts';

/** The result of one of the two checks; a string explains why it could not run; null: it was not requested. */
export type Asked<Answer> = Answer | string | null;

/** The summary is read in a pull request: only this many of a kind are listed. The reports list all. */
const MOST_NAMED = 10;
const MOST_IN_CELL = 3;
const MOST_LETTERS = 200;

/** Inline code in Markdown, escaped. */
function code(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} ...` : line;
  const ticks = short.match(/`+/g) ?? [];
  const fence = '`'.repeat(1 + Math.max(0, ...ticks.map(({ length }) => length)));
  return ticks.length > 0 ? `${fence} ${short} ${fence}` : `\`${short}\``;
}
/** Plain text in Markdown: no mark of Markdown or HTML takes effect. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|#]/g, (mark) => `\\${mark}`);

function named<One>(all: readonly One[], lines: (one: One) => string): string {
  const more = all.length > MOST_NAMED ? `- and ${all.length - MOST_NAMED} more\n` : '';
  return `${all.slice(0, MOST_NAMED).map(lines).join('')}${more}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function changeLine({ severity, coordinate, why, mend, approved }: Told): string {
  const word = approved ? `approved until ${approved.until}` : severity;
  const told = mend === undefined || approved ? '' : `  \n  To make it safe: ${plain(mend)}`;
  return `- **${word}** ${code(coordinate)} ${plain(why)}${told}\n`;
}

/** What affects each component: its findings, and the operations that carry them there. */
type Noticed = { lines: Set<string>; operations: Set<string>; releases: Set<string> };

function byComponent(changes: readonly Told[]): [string, Noticed][] {
  const components = new Map<string, Noticed>();
  for (const { coordinate, affected } of changes)
    for (const { source, definition, operations, release } of affected) {
      const name = source?.file ?? definition;
      const noticed = components.get(name) ?? { lines: new Set(), operations: new Set(), releases: new Set() };
      noticed.lines.add(`${source ? `line ${source.line} ` : ''}${code(coordinate)}`);
      for (const operation of operations) noticed.operations.add(operation);
      noticed.releases.add(release);
      components.set(name, noticed);
    }
  return [...components];
}

const some = (all: ReadonlySet<string>) =>
  `${[...all].slice(0, MOST_IN_CELL).join(', ')}${all.size > MOST_IN_CELL ? ` and ${all.size - MOST_IN_CELL} more` : ''}`;

function componentTable(changes: readonly Told[]): string {
  const components = byComponent(changes);
  if (components.length === 0) return '';
  const rows = components
    .slice(0, MOST_NAMED)
    .map(([name, { lines, operations, releases }]) =>
      [code(name), some(lines), plain(some(operations)), plain(some(releases))].map(cell).join(' | '),
    );
  if (components.length > MOST_NAMED) rows.push(`and ${components.length - MOST_NAMED} more | | | `);
  return `\n| component | notices | in | release |\n| --- | --- | --- | --- |\n${rows.map((row) => `| ${row} |\n`).join('')}`;
}

function schemaPart(outcome: Outcome): string {
  const { breaking, risky, safe, approved, releases, operations, changes, notes } = outcome;
  const agreed = approved > 0 ? `, ${approved} approved` : '';
  const counts = `**${breaking} breaking**, ${risky} risky, ${safe} safe${agreed}`;
  const inUse = releases.length === 0 ? 'no release is in use' : `${operations} operations of ${releases.join(', ')}`;
  const found = changes.filter(({ severity }) => severity !== 'safe');
  const noted = notes.map((note) => `\n${plain(note)}\n`).join('');
  const list = found.length > 0 ? `\n${named(found, changeLine)}${componentTable(found)}` : '';
  return `### Schema: ${code(outcome.proposed)}\n\n${counts}; ${plain(inUse)}.\n${noted}${list}`;
}

function failureLines({ description, mismatches, waitsFor }: Verified): string {
  const lost = waitsFor.map(({ name }) => code(name)).join(', ');
  if (lost !== '') return `- ${code(description)} passed before, and is no longer set up: ${lost}\n`;
  const places = mismatches.map(
    ({ path, expected, actual }) =>
      `  - at ${code(path || 'the answer')}: expected ${code(expected)}, came ${code(actual)}\n`,
  );
  return `- ${code(description)}\n${named(places, (line) => line).replaceAll(/^- and/gm, '  - and')}`;
}

const stateLine = ({ name, opens, wantedBy, kind, reason }: WantedState) =>
  `- ${code(name)} opens ${opens}, ${wantedBy} wait for it${kind === 'failed' ? `; it fails: ${plain(reason)}` : ''}\n`;

function serverPart(outcome: Verification): string {
  const { url, interactions, failed, missingStates } = outcome;
  const broken = interactions.filter(isFailed);
  const list = broken.length > 0 ? `\n${named(broken, failureLines)}` : '';
  const missing =
    missingStates.length > 0
      ? `\nNot set up; written in this order they open most:\n\n${named(missingStates, stateLine)}`
      : '';
  const counts = countsText(outcome).replace(`${failed} failed`, `**${failed} failed**`);
  return `### Server: ${code(url)}\n\n${counts}.\n${list}${missing}`;
}

/** Exit code: 0 passed, 1 findings, 2 a check could not run; the worse of both. For `strict` see `verificationCode`. */
export function ciExitCode(check: Asked<Outcome>, verification: Asked<Verification>, strict = false): number {
  if (typeof check === 'string' || typeof verification === 'string') return 2;
  const found = (check?.breaking ?? 0) > 0 ? 1 : 0;
  return Math.max(found, verification ? verificationCode(verification, strict) : 0);
}

const VERDICTS = ['the contracts are kept', 'the contracts are broken', 'not everything could be asked'];

/** The pull request summary in Markdown: verdict, counts, findings by component, and what a server answers differently. */
export function summary(check: Asked<Outcome>, verification: Asked<Verification>, strict = false): string {
  const untold = (title: string, reason: string) => `### ${title}\n\nIt could not be asked: ${plain(reason)}\n`;
  const parts = [
    `## Contracts: ${VERDICTS[ciExitCode(check, verification, strict)] ?? ''}\n`,
    typeof check === 'string' ? untold('Schema', check) : check && schemaPart(check),
    typeof verification === 'string' ? untold('Server', verification) : verification && serverPart(verification),
  ];
  return parts.filter(Boolean).join('\n');
}
