import { isWaiting, type RecordingUse, type Verification, type Verified, type WantedState } from './verified.ts';

const MAX_SHOWN = 300;
const short = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} ...` : text);

const waitedFor = ({ waitsFor }: Verified) => waitsFor.map(({ name }) => name).join('; ');

const isOfConformance = ({ suite, pending }: Verified) => pending === true && suite === 'conformance';
const label = (one: Verified) => (isOfConformance(one) ? 'DIFFERS' : one.pending ? 'PENDING' : 'FAILED');

function failureText(one: Verified): string {
  const { description, mismatches, passedBefore, passedOlder, newPlaces } = one;
  if (passedBefore) return `FAILED ${description}\n  passed before, and is no longer set up: ${waitedFor(one)}\n`;
  const places = mismatches.map(
    ({ path, expected, actual, reason }) =>
      `  at ${path}\n     expected  ${short(expected)}\n     actual    ${short(actual)}\n     ${short(reason)}\n`,
  );
  const older = passedOlder ? '  passed before, in an older form\n' : '';
  const added = newPlaces ? `  all but what is new passes: ${newPlaces.join(', ')}\n` : '';
  return `${label(one)} ${description}\n${older}${added}${places.join('')}`;
}

const line = (one: Verified) =>
  one.ok ? `${one.byShape ? 'shape ' : 'ok    '} ${one.description}\n` : failureText(one);

function stateText({ name, opens, wantedBy, kind, reason }: WantedState, index: number): string {
  const why = kind === 'failed' ? `, and FAILS: ${short(reason)}` : '';
  return `${String(index + 1).padStart(3)}. ${name}: opens ${opens}, ${wantedBy} wait for it${why}\n`;
}

/** What a recording does not cover: how many interactions of each operation. */
function unrecordedText({ missingStates, waiting }: Verification): string {
  if (missingStates.length === 0) return '';
  const lines = missingStates.map(({ name, wantedBy }) => `${String(wantedBy).padStart(5)} of ${name}\n`);
  return `\nNOT RECORDED: ${counted(waiting, 'interaction')} of ${counted(missingStates.length, 'operation')}, of which nothing is known:\n${lines.join('')}`;
}

const named = (names: readonly string[]) => [...new Set(names)].toSorted().join(', ');

/** How a recording was used, and its counts. */
function recordedCounts({ interactions, failed, waiting }: Verification, use: RecordingUse): string {
  const shapes = interactions.filter(({ byShape }) => byShape).length;
  const covered = interactions.filter(({ ok }) => ok).length;
  const looks =
    use.otherLooks.length > 0
      ? `${counted(use.otherLooks.length, 'recorded answer')} show no look of the contract: ${named(use.otherLooks)}\n`
      : '';
  const others =
    use.otherOperations.length > 0
      ? `${counted(use.otherOperations.length, 'recorded answer')} are not to what this storefront sends: ${named(use.otherOperations)}\n`
      : '';
  return `${looks}${others}${covered} covered (${covered - shapes} value for value, ${shapes} by their shape), ${failed} failed, ${waiting} not recorded`;
}

/** The states to implement, in the order that unblocks most. */
function missingText({ missingStates, waiting }: Verification): string {
  if (missingStates.length === 0) return '';
  const title = `NOT SET UP: ${counted(missingStates.length, 'state')}, for which ${waiting} wait. Written in this order they open most:`;
  return `\n${title}\n${missingStates.map(stateText).join('')}`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The counts in one line. */
export function countsText({ interactions, verified, failed, pending, waiting, missingStates }: Verification): string {
  const differing = interactions.filter(isOfConformance).length;
  const more = [
    ...(pending > differing ? [`${pending - differing} pending (new, and not counted)`] : []),
    ...(differing > 0 ? [`${differing} of conformance differ (not counted)`] : []),
    ...(waiting > 0 ? [`${waiting} wait for ${counted(missingStates.length, 'state')}`] : []),
  ];
  const answerable = interactions.length - waiting;
  const head = waiting > 0 ? `${answerable} of ${interactions.length} answerable: ` : '';
  return `${head}${[`${verified} verified`, `${failed} failed`, ...more].join(', ')}`;
}

/** Human-readable: a line for each interaction, with details of failures, then what waits, and the counts. */
export function textReport(verification: Verification): string {
  const answerable = verification.interactions.filter((one) => !isWaiting(one));
  const { recording } = verification;
  const lines = answerable.map(line).join('');
  if (recording) return `${lines}${unrecordedText(verification)}\n${recordedCounts(verification, recording)}\n`;
  return `${lines}${missingText(verification)}\n${countsText(verification)}\n`;
}

const SUITE_NAMES = { contract: 'the contract', access: 'who may call', conformance: 'conformance' } as const;
type Suite = keyof typeof SUITE_NAMES;

/** How many of each suite were selected, so that nobody takes one for all. absent: suites without a file. */
export function suitesText({ interactions }: Verification, absent: Readonly<Partial<Record<Suite, string>>>): string {
  const parts = Object.entries(SUITE_NAMES).map(([suite, name]) => {
    const count = interactions.filter((one) => (one.suite ?? 'contract') === suite).length;
    const file = absent[suite as Suite];
    return `${count || 'none'} of ${name}${count === 0 && file !== undefined ? ` (there is no ${file})` : ''}`;
  });
  return `${parts.join(', ')}\n`;
}

const FIRST_PRINTABLE = 0x20;
const LINE_BREAKS = '\t\n\r';
/** Escapes XML, and drops control characters that it cannot contain. */
const escaped = (text: string) =>
  [...text]
    .filter((character) => (character.codePointAt(0) ?? 0) >= FIRST_PRINTABLE || LINE_BREAKS.includes(character))
    .join('')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The content of a JUnit test case: none, skipped with the reason, or the failure. */
function junitBody(one: Verified): string {
  if (one.ok) return '';
  if (isWaiting(one)) return `<skipped message="${escaped(`not set up: ${waitedFor(one)}`)}"/>`;
  if (one.pending) return `<skipped message="${escaped(`pending: ${one.mismatches[0]?.reason ?? ''}`)}"/>`;
  const message = one.mismatches[0]?.reason ?? 'no longer set up';
  return `<failure message="${escaped(message)}">${escaped(failureText(one))}</failure>`;
}

/** For continuous integration: JUnit XML, with a test case for each interaction. */
export function junitReport({ interactions, failed, pending, waiting }: Verification): string {
  const cases = interactions.map((one) => {
    const open = `  <testcase classname="${escaped(one.operation)}" name="${escaped(one.description)}" time="${one.ms / 1000}"`;
    const body = junitBody(one);
    return body === '' ? `${open}/>` : `${open}>\n    ${body}\n  </testcase>`;
  });
  const skipped = pending + waiting > 0 ? ` skipped="${pending + waiting}"` : '';
  const counts = `tests="${interactions.length}" failures="${failed}"${skipped}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="storefront to market-api" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}
