import type { Affected, Outcome, Told } from './outcome.ts';

const WORD = { breaking: 'BREAKING', risky: 'RISKY   ', safe: 'safe    ' };
/** Where many places notice the same, so many are named; the machine's formats have them all. */
const MOST_PLACES = 8;

const at = ({ source, definition }: Affected) =>
  source ? `${source.file}:${source.line}:${source.column} (${definition})` : definition;

function placeLines({ affected }: Told): string[] {
  const lines = affected
    .slice(0, MOST_PLACES)
    .map((place) => `    at ${at(place)}, in ${place.operations.join(', ')}, release ${place.release}`);
  return affected.length > MOST_PLACES ? [...lines, `    and at ${affected.length - MOST_PLACES} more places`] : lines;
}

function changeText(told: Told): string {
  const { severity, coordinate, why, mend, approved } = told;
  const word = approved ? 'approved' : WORD[severity];
  const lines = [`${word} ${coordinate} ${why}`, ...placeLines(told)];
  if (approved) lines.push(`    until ${approved.until}: ${approved.reason}`);
  else if (mend !== undefined) lines.push(`    to make it safe: ${mend}`);
  return `${lines.join('\n')}\n`;
}

const noticeLines = ({ over, unused }: Outcome) => [
  ...over.map(({ coordinate, until }) => `The approval of ${coordinate} was over on ${until}.\n`),
  ...unused.map(({ coordinate }) => `The approval of ${coordinate} approves nothing: take it out.\n`),
];

export const summaryLine = ({ breaking, risky, safe, approved, releases, operations }: Outcome): string =>
  releases.length === 0
    ? 'No release is in use: every change is safe.\n'
    : `${breaking} breaking, ${risky} risky, ${safe} safe${approved > 0 ? `, ${approved} approved` : ''}; ` +
      `${operations} operations of ${releases.join(', ')}\n`;

/** For people: worst first. */
export const textReport = (outcome: Outcome): string =>
  [...outcome.changes.map(changeText), ...noticeLines(outcome), summaryLine(outcome)].join('');

export const jsonReport = (outcome: Outcome): string => `${JSON.stringify(outcome, null, 2)}\n`;

/** As GitHub reads it from a log: `%`, line breaks and, in properties, `:` and `,` are written as codes. */
const escapedText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Annotations of a pull request on GitHub: an error or a warning for each place that notices. */
export function githubReport(outcome: Outcome): string {
  const lines = outcome.changes.flatMap(({ severity, coordinate, why, mend, affected, approved }) => {
    if (severity === 'safe') return [];
    const level = severity === 'breaking' && !approved ? 'error' : 'warning';
    return affected.map(({ source, operations }) => {
      const place = source ? `file=${escapedProperty(source.file)},line=${source.line},col=${source.column},` : '';
      const text = `${coordinate} ${why} (${operations.join(', ')})${mend === undefined ? '' : `\n${mend}`}`;
      return `::${level} ${place}title=${escapedProperty(`${severity}: ${coordinate}`)}::${escapedText(text)}\n`;
    });
  });
  return [...lines, summaryLine(outcome)].join('');
}

/** SARIF 2.1.0, for code scanning. Lines and columns count from 1. */
export function sarifReport(outcome: Outcome): string {
  const results = outcome.changes
    .filter(({ severity }) => severity !== 'safe')
    .map(({ severity, coordinate, why, mend, affected, approved }) => ({
      ruleId: severity,
      level: severity === 'breaking' && !approved ? 'error' : 'warning',
      message: { text: `${coordinate} ${why}.${mend === undefined ? '' : ` ${mend}`}` },
      locations: affected.flatMap(({ source }) =>
        source
          ? [
              {
                physicalLocation: {
                  artifactLocation: { uri: source.file },
                  region: { startLine: source.line, startColumn: source.column },
                },
              },
            ]
          : [],
      ),
      partialFingerprints: { change: `${severity} ${coordinate} ${why}` },
      ...(approved && { suppressions: [{ kind: 'external', justification: approved.reason }] }),
      properties: { operations: [...new Set(affected.flatMap(({ operations }) => operations))] },
    }));
  const rule = (id: string, text: string) => ({ id, shortDescription: { text } });
  const driver = {
    name: 'etal-contracts',
    rules: [
      rule('breaking', 'An operation in use is refused, or its answer no longer fits its code'),
      rule('risky', 'Something can arrive, or be done, that the code in use does not know'),
    ],
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

export const reports = { text: textReport, json: jsonReport, sarif: sarifReport, github: githubReport };
