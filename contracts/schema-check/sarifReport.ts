import { NO_TEXT, operationsOf, type Affected, type CheckResult, type ChangeReport } from './checkResult.ts';
import type { SourcePlace } from './sourceIndex.ts';

const rule = (id: string, text: string) => ({ id, shortDescription: { text } });
const RULES = [
  rule('breaking', 'An operation in use is refused, or its answer no longer fits its code'),
  rule('risky', 'Something can arrive, or be done, that the code in use does not know'),
];

/** The base of component paths: their files may be in another repository than the schema. */
const STOREFRONT = 'STOREFRONT';
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
function relatedLocation({ source, definition, operations }: Affected, index: number) {
  return {
    id: index + 1,
    message: { text: `requested by ${operations.join(', ')}` },
    ...(source && { physicalLocation: physical(source, STOREFRONT) }),
    logicalLocations: [{ name: definition }],
  };
}

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

function result(change: ChangeReport) {
  const { severity, coordinate, why, mend, at, affected, approved } = change;
  const advice = mend === undefined ? '' : ` To make it safe: ${plain(mend)}`;
  return {
    ruleId: severity,
    ruleIndex: RULES.findIndex(({ id }) => id === severity),
    level: severity === 'breaking' && !approved ? 'error' : 'warning',
    message: { text: `${plain(`${coordinate} ${why}`)}.${usedBy(affected)}${advice}` },
    locations: [{ physicalLocation: physical(at ?? NO_TEXT), logicalLocations: [{ name: coordinate }] }],
    relatedLocations: affected.map(relatedLocation),
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
  const results = checkResult.changes.filter(({ severity }) => severity !== 'safe').map(result);
  const [url] = Object.values(checkResult.sourceUrls);
  const base = {
    ...(url !== undefined && { uri: url }),
    description: { text: 'The root of the repository of the storefront' },
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'etal-contracts', rules: RULES } },
        originalUriBaseIds: { [STOREFRONT]: base },
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
