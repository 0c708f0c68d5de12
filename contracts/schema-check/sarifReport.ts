import { NO_TEXT, operationsOf, type Affected, type CheckResult, type ChangeReport } from './checkResult.ts';
import { sentence } from './finding.ts';
import type { SourcePlace } from './sourceIndex.ts';

const rule = (id: string, text: string) => ({ id, shortDescription: { text } });
const RULES = [
  rule('breaking', 'An operation in use is refused, or its answer no longer fits its code'),
  rule('risky', 'Something can arrive, or be done, that the code in use does not know'),
];

/**
 * The base of component paths, by release: their files may be in another repository than the schema, and those of another release
 * at another commit.
 */
function basesOf({ releases, sourceUrls }: CheckResult) {
  const urls = [...new Set(releases.map((release) => sourceUrls[release] ?? null))];
  const idOf = (url: string | null) => `STOREFRONT${urls.indexOf(url) > 0 ? `_${urls.indexOf(url) + 1}` : ''}`;
  const description = { text: 'The root of the repository of the storefront' };
  return {
    baseOf: (release: string) => idOf(sourceUrls[release] ?? null),
    defined: Object.fromEntries(urls.map((url) => [idOf(url), { ...(url !== null && { uri: url }), description }])),
  };
}
type BaseOf = ReturnType<typeof basesOf>['baseOf'];
/** Code scanning links the related locations that a message references; only this many are referenced. */
const MAX_LINKS = 8;

function physical({ file, line, column }: SourcePlace, base?: string) {
  const uri = encodeURI(file);
  return {
    artifactLocation: base === undefined ? { uri } : { uri, uriBaseId: base },
    region: { startLine: line, startColumn: column },
  };
}

/** A related location in SARIF: in the component's file if known, else by the definition's name. */
const relatedLocation =
  (baseOf: BaseOf) =>
  ({ source, definition, operations, release }: Affected, index: number) => {
    return {
      id: index + 1,
      message: { text: `requested by ${operations.join(', ')}` },
      ...(source && { physicalLocation: physical(source, baseOf(release)) }),
      logicalLocations: [{ name: definition }],
    };
  };

/** Escapes text for a SARIF message, in which brackets are a link. */
const plain = (text: string) => text.replaceAll(/[[\]\\]/g, (mark) => `\\${mark}`);

/** The affected components, as links to their related locations. */
function usedBy(affected: readonly Affected[]): string {
  if (affected.length === 0) return '';
  const links = affected.slice(0, MAX_LINKS).map(({ source, definition }, index) => {
    return `[${source ? `${source.file}:${source.line}` : definition}](${index + 1})`;
  });
  const more = affected.length - links.length;
  return ` Used by ${links.join(', ')}${more > 0 ? ` and in ${more} more places` : ''}.`;
}

function result(change: ChangeReport, baseOf: BaseOf) {
  const { severity, coordinate, why, mend, at, affected, approved, fails } = change;
  const advice = mend === undefined ? '' : ` To make it safe: ${plain(mend)}`;
  return {
    ruleId: severity,
    ruleIndex: RULES.findIndex(({ id }) => id === severity),
    level: fails ? 'error' : 'warning',
    message: { text: `${plain(sentence(`${coordinate} ${why}`))}${usedBy(affected)}${advice}` },
    locations: [{ physicalLocation: physical(at ?? NO_TEXT), logicalLocations: [{ name: coordinate }] }],
    relatedLocations: affected.map(relatedLocation(baseOf)),
    partialFingerprints: { change: `${severity} ${coordinate} ${why}` },
    ...(approved && { suppressions: [{ kind: 'external', justification: `${approved.author}: ${approved.reason}` }] }),
    properties: { operations: operationsOf(change) },
  };
}

/**
 * SARIF 2.1.0, for code scanning: each change at its line of the proposed schema, with the affected components as
 * related locations. Lines and columns start at 1.
 */
export function sarifReport(checkResult: CheckResult): string {
  const { baseOf, defined } = basesOf(checkResult);
  const results = checkResult.changes
    .filter(({ severity }) => severity !== 'safe')
    .map((change) => result(change, baseOf));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'etal-contracts', rules: RULES } },
        originalUriBaseIds: defined,
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
