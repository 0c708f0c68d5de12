import { operationsOf, type Affected, type CheckResult, type ChangeReport } from './checkResult.ts';

/** At most this many affected places are listed; the machine-readable formats list all. */
const MOST = { places: 8, operations: 3, safe: 20 };

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const placeOf = ({ source, definition, path }: Affected) =>
  source ? `${source.file}:${source.line}:${source.column}` : [definition, path].filter(Boolean).join(' ');

/** A line for each place, with the operations that contain it; long lists are shortened. */
export function placeText(affected: readonly Affected[], namesRelease: boolean): string[] {
  const listedPlaces = affected.slice(0, MOST.places);
  const width = Math.max(...listedPlaces.map((place) => placeOf(place).length));
  const lines = listedPlaces.map((place) => {
    const [listedOperations, rest] = [
      place.operations.slice(0, MOST.operations),
      place.operations.length - MOST.operations,
    ];
    const operations = rest > 0 ? `${listedOperations.join(', ')} and ${rest} more` : listedOperations.join(', ');
    const release = namesRelease ? `, ${place.release}` : '';
    const others = place.consumers.filter((consumer) => consumer !== place.release);
    const consumers = others.length > 0 ? ` (${others.join(', ')})` : '';
    return `    ${placeOf(place).padEnd(width)}  ${operations}${release}${consumers}`;
  });
  const hidden = affected.length - listedPlaces.length;
  return hidden > 0 ? [...lines, `    and ${counted(hidden, 'more place')}`] : lines;
}

/** The definitions before and after, if the reason does not contain them. */
const sidesOf = ({ kind, from, to, why }: ChangeReport) =>
  kind === 'changed' && from !== to && !why.startsWith('was ') ? `: ${from} is ${to} now` : '';

function changeText(change: ChangeReport, result: CheckResult): string {
  const { coordinate, why, mend, approved } = change;
  const lines = [
    `  ${coordinate}${sidesOf(change)}${change.at ? `  (${change.at.file}:${change.at.line})` : ''}`,
    `    ${why}`,
    ...placeText(change.affected, result.releases.length > 1),
  ];
  if (approved) lines.push(`    Agreed to until ${approved.until} by ${approved.author}: ${approved.reason}`);
  else if (mend !== undefined) lines.push(`    To make it safe: ${mend}`);
  return `${lines.join('\n')}\n`;
}

function part(title: string, list: readonly ChangeReport[], result: CheckResult): string {
  return list.length === 0 ? '' : `${title}\n${list.map((change) => changeText(change, result)).join('')}\n`;
}

function safePart(list: readonly ChangeReport[]): string {
  if (list.length === 0) return '';
  const lines = list.slice(0, MOST.safe).map((change) => {
    const by = operationsOf(change).length;
    return `  ${change.coordinate} ${change.why}${by > 0 ? `; ${counted(by, 'operation')} in use` : ''}\n`;
  });
  const more = list.length - lines.length;
  return `SAFE\n${lines.join('')}${more > 0 ? `  and ${more} more (--format json has all)\n` : ''}\n`;
}

const noticeLines = ({ over, unused, notes }: CheckResult) => [
  ...notes.map((note) => `${note}\n`),
  ...over.map(({ coordinate, until }) => `The approval of ${coordinate} was over on ${until}.\n`),
  ...unused.map(
    ({ coordinate }) => `The approval of ${coordinate} approves nothing that breaks or is risky: take it out.\n`,
  ),
];

/** The verdict in one line. */
export function summaryLine(result: CheckResult): string {
  const { breaking, risky, safe, approved, failing, releases, operations, broken } = result;
  const also = [
    ...(approved > 0 ? [`${approved} agreed to`] : []),
    ...(risky > 0 ? [`${risky} risky`] : []),
    ...(safe > 0 ? [`${safe} safe`] : []),
  ].join(', ');
  const verdict =
    breaking > 0
      ? `FAILS: ${counted(breaking, 'change breaks', 'changes break')} ${broken.length} of ${counted(operations, 'operation')}`
      : failing > 0
        ? `FAILS: ${counted(failing, 'risky change counts', 'risky changes count')} (--fail-on) for ${counted(operations, 'operation')}`
        : result.changes.length === 0
          ? `PASSES: nothing changes for ${counted(operations, 'operation')}`
          : `PASSES: nothing breaks in ${counted(operations, 'operation')}`;
  return `${verdict} of ${releases.join(', ')}${also === '' ? '' : `; ${also}`}.\n`;
}

/** The human-readable report: breaking changes first, the verdict last. */
export function textReport(result: CheckResult): string {
  const of = (severity: ChangeReport['severity'], fails: boolean) =>
    result.changes.filter((change) => change.severity === severity && change.fails === fails && !change.approved);
  return [
    part('BREAKING', of('breaking', true), result),
    part('RISKY, AND FAILS', of('risky', true), result),
    part(
      'AGREED TO',
      result.changes.filter(({ approved }) => approved),
      result,
    ),
    part('RISKY', of('risky', false), result),
    safePart(of('safe', false)),
    ...noticeLines(result),
    summaryLine(result),
  ].join('');
}
