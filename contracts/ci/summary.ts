import { countsText } from '../provider/verificationReport.ts';
import {
  isFailed,
  verificationCode,
  type Verification,
  type Verified,
  type WantedState,
} from '../provider/verified.ts';
import type { Affected, CheckResult, ChangeReport } from '../schema-check/checkResult.ts';

/** The result of one of the two checks; a string explains why it could not run; null: it was not requested. */
export type Checked<Answer> = Answer | string | null;

/** The summary is read in a pull request: only this many of a kind are listed. The reports list all. */
const MOST_NAMED = 10;
const MOST_IN_LINE = 3;
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

function limitedList<One>(all: readonly One[], lines: (one: One) => string): string {
  const more = all.length > MOST_NAMED ? `- and ${all.length - MOST_NAMED} more\n` : '';
  return `${all.slice(0, MOST_NAMED).map(lines).join('')}${more}`;
}

/** A place in a component, linked if its release can be read on the web. */
function componentLink({ source, definition, release }: Affected, { sourceUrls }: CheckResult): string {
  if (!source) return code(definition);
  const name = code(`${source.file}:${source.line}`);
  const url = sourceUrls[release];
  return url === undefined ? name : `[${name}](${url}${encodeURI(source.file)}#L${source.line})`;
}

const some = (all: readonly string[]) =>
  `${all.slice(0, MOST_IN_LINE).join(', ')}${all.length > MOST_IN_LINE ? ` and ${all.length - MOST_IN_LINE} more` : ''}`;

/** Where a change has an effect: components with their line, their operations and releases. */
function userLines({ affected }: ChangeReport, result: CheckResult): string {
  const lines = affected.slice(0, MOST_IN_LINE).map((place) => {
    const release = result.releases.length > 1 ? `, ${plain(place.release)}` : '';
    const consumerNames = place.consumers.length > 0 ? `${plain(place.consumers.join(', '))}: ` : '';
    return `  - used by ${consumerNames}${componentLink(place, result)} (${plain(some(place.operations))}${release})\n`;
  });
  const more = affected.length - lines.length;
  return `${lines.join('')}${more > 0 ? `  - and in ${more} more places\n` : ''}`;
}

function changeLines(change: ChangeReport, result: CheckResult): string {
  const { severity, coordinate, why, mend, at, approved, fails } = change;
  const word = approved
    ? `approved until ${approved.until}`
    : `${severity}${fails && severity === 'risky' ? ', and fails' : ''}`;
  const place = at ? ` (${code(`${at.file}:${at.line}`)})` : '';
  const advice = mend === undefined || approved ? '' : `  - to make it safe: ${plain(mend)}\n`;
  return `- **${word}** ${code(coordinate)}${place}: ${plain(why)}\n${userLines(change, result)}${advice}`;
}

const FENCE = '`'.repeat(4);

/** Entries to copy into the approvals file for intended changes that fail. */
function approvalPart(changes: readonly ChangeReport[]): string {
  const failing = changes.filter(({ fails }) => fails);
  if (failing.length === 0) return '';
  const entries = failing.slice(0, MOST_NAMED).map(({ coordinate, kind, from, to }) => {
    return { coordinate, kind, from, to, author: '', reason: '', until: '' };
  });
  const title = 'To agree to a change until a day: entries for approved-changes.json';
  const json = `${FENCE}json\n${JSON.stringify(entries, null, 2)}\n${FENCE}`;
  return `\n<details><summary>${title}</summary>\n\n${json}\n\n</details>\n`;
}

function schemaPart(result: CheckResult): string {
  const { breaking, risky, failing, safe, approved, releases, operations, changes, notes } = result;
  const agreed = approved > 0 ? `, ${approved} approved` : '';
  const risks = failing > breaking ? `**${risky} risky (${failing - breaking} of them fail)**` : `${risky} risky`;
  const counts = `**${breaking} breaking**, ${risks}, ${safe} safe${agreed}`;
  const inUse = releases.length === 0 ? 'no release is in use' : `${operations} operations of ${releases.join(', ')}`;
  const notable = changes.filter(({ severity }) => severity !== 'safe');
  const noted = notes.map((note) => `\n${plain(note)}\n`).join('');
  const list =
    notable.length > 0
      ? `\n${limitedList(notable, (change) => changeLines(change, result))}${approvalPart(notable)}`
      : '';
  return `### Schema: ${code(result.proposed)}\n\n${counts}; ${plain(inUse)}.\n${noted}${list}`;
}

function failureLines({ description, component, mismatches, waitsFor }: Verified): string {
  const stateNames = waitsFor.map(({ name }) => code(name)).join(', ');
  if (stateNames !== '') return `- ${code(description)} passed before, and is no longer set up: ${stateNames}\n`;
  const places = mismatches.map(
    ({ path, expected, actual, reason }) =>
      `  - at ${code(path || 'the answer')}: expected ${code(expected)}, came ${code(actual)}${reason === '' ? '' : ` (${plain(reason)})`}\n`,
  );
  const user = component === undefined ? '' : `, for ${code(component)}`;
  return `- ${code(description)}${user}\n${limitedList(places, (line) => line).replaceAll(/^- and/gm, '  - and')}`;
}

const stateLine = ({ name, opens, wantedBy, kind, reason }: WantedState) =>
  `- ${code(name)} opens ${opens}, ${wantedBy} wait for it${kind === 'failed' ? `; it fails: ${plain(reason)}` : ''}\n`;

function serverPart(verification: Verification): string {
  const { url, interactions, failed, missingStates } = verification;
  const broken = interactions.filter(isFailed);
  const repeat = `\nTo repeat one, with its request as curl: ${code("etal-contracts verify URL --show 'NAME'")}\n`;
  const list = broken.length > 0 ? `\n${limitedList(broken, failureLines)}${repeat}` : '';
  const missing =
    missingStates.length > 0
      ? `\nNot set up; written in this order they open most:\n\n${limitedList(missingStates, stateLine)}`
      : '';
  const counts = countsText(verification).replace(`${failed} failed`, `**${failed} failed**`);
  return `### Server: ${code(url)}\n\n${counts}.\n${list}${missing}`;
}

/** Exit code: 0 passed, 1 findings, 2 a check could not run; the worse of both. For `strict` see `verificationCode`. */
export function ciExitCode(check: Checked<CheckResult>, verification: Checked<Verification>, strict = false): number {
  if (typeof check === 'string' || typeof verification === 'string') return 2;
  const checkCode = (check?.failing ?? 0) > 0 ? 1 : 0;
  return Math.max(checkCode, verification ? verificationCode(verification, strict) : 0);
}

const VERDICTS = ['the contracts are kept', 'the contracts are broken', 'not everything could be asked'];

/** The pull request summary in Markdown: verdict, counts, findings by component, and what a server answers differently. */
export function summary(check: Checked<CheckResult>, verification: Checked<Verification>, strict = false): string {
  const unavailable = (title: string, reason: string) => `### ${title}\n\nIt could not be asked: ${plain(reason)}\n`;
  const parts = [
    `## Contracts: ${VERDICTS[ciExitCode(check, verification, strict)] ?? ''}\n`,
    typeof check === 'string' ? unavailable('Schema', check) : check && schemaPart(check),
    typeof verification === 'string' ? unavailable('Server', verification) : verification && serverPart(verification),
  ];
  return parts.filter(Boolean).join('\n');
}
