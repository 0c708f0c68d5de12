import { operationsOf, type Affected, type Outcome, type Told } from './outcome.ts';

const rule = (id: string, text: string) => ({ id, shortDescription: { text } });
const RULES = [
  rule('breaking', 'An operation in use is refused, or its answer no longer fits its code'),
  rule('risky', 'Something can arrive, or be done, that the code in use does not know'),
];

/** A place as code scanning marks it: in the component's file if known, else by the definition's name. */
function location({ source, definition }: Affected) {
  const logicalLocations = [{ name: definition }];
  if (!source) return { logicalLocations };
  const region = { startLine: source.line, startColumn: source.column };
  return { physicalLocation: { artifactLocation: { uri: encodeURI(source.file) }, region }, logicalLocations };
}

function result(told: Told) {
  const { severity, coordinate, why, mend, affected, approved } = told;
  return {
    ruleId: severity,
    ruleIndex: RULES.findIndex(({ id }) => id === severity),
    level: severity === 'breaking' && !approved ? 'error' : 'warning',
    message: { text: `${coordinate} ${why}.${mend === undefined ? '' : ` To make it safe: ${mend}`}` },
    locations: affected.map(location),
    partialFingerprints: { change: `${severity} ${coordinate} ${why}` },
    ...(approved && { suppressions: [{ kind: 'external', justification: `${approved.author}: ${approved.reason}` }] }),
    properties: { operations: operationsOf(told) },
  };
}

/** SARIF 2.1.0, for code scanning. Lines and columns count from 1. */
export function sarifReport(outcome: Outcome): string {
  const results = outcome.changes.filter(({ severity }) => severity !== 'safe').map(result);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'etal-contracts', rules: RULES } }, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
