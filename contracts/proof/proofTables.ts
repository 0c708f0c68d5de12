import { readFileSync, writeFileSync } from 'node:fs';
import { OURS, type Judged } from './judgeMutants.ts';
import type { JudgedGroup } from './proofRun.ts';
import { disagreements, tallyOf, type Figures } from './proofTally.ts';

type Cell = string | number;
const row = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
const withSubset = (count: number, of: number) => (count === 0 ? '0' : `${count} (${of})`);
const figureCells = ({ missed, missedSilently, falseBreaks, falseOfSafe, riskySilent, safeWarned }: Figures) => [
  withSubset(missed, missedSilently),
  withSubset(falseBreaks, falseOfSafe),
  riskySilent,
  safeWarned,
];
const FIGURES = ['breaks missed (called safe)', 'false breaks (of safe ones)', 'risky, called safe', 'safe, warned of'];

/** A line for each group of changes, for this project's check. */
export const shownTable = (groups: readonly JudgedGroup[]): string =>
  tableOf(
    ['changes', 'tried', 'valid', 'breaking', 'risky', 'safe', ...FIGURES],
    groups.map(({ group, tried, judged }) => {
      const { count, checkers } = tallyOf(judged);
      const figures = checkers[OURS];
      const ownFigures = figures ? figureCells(figures) : FIGURES.map(() => '');
      return [group, tried, judged.length, count.breaking, count.risky, count.safe, ...ownFigures];
    }),
  );

/** A line for each checker. */
function checkersTable(judged: readonly Judged[]): string {
  const { checkers } = tallyOf(judged);
  return tableOf(
    ['checker', ...FIGURES],
    Object.entries(checkers).map(([name, figures]) => [name, ...figureCells(figures)]),
  );
}

const MOST_MESSAGES = 9;

/** Changes that the check calls breaking and that are not: the most frequent messages of the check, each with an example. */
function falseBreaksTable(judged: readonly Judged[]): string {
  const examples = new Map<string, Set<string>>();
  for (const { kind, at, ourWhy, ours } of disagreements(judged)) {
    if (ours !== 'breaking') continue;
    const message = ourWhy.slice(ourWhy.indexOf(' ') + 1);
    examples.set(message, (examples.get(message) ?? new Set()).add(`${kind} \`${at}\``));
  }
  const byCount = [...examples].toSorted(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1));
  const [listed, others] = [byCount.slice(0, MOST_MESSAGES), byCount.slice(MOST_MESSAGES)];
  const rest = others.reduce((sum, [, changes]) => sum + changes.size, 0);
  const rows = listed.map(([message, changes]) => [message, changes.size, [...changes][0] ?? '']);
  return tableOf(
    ['message of the check', 'changes', 'for example'],
    [...rows, [`${others.length} other messages`, rest, others[0]?.[0] ?? '']],
  );
}

/** Writes the tables of a whole run between the marks of a document that name them. */
export function writeTables(file: string, groups: readonly JudgedGroup[]): void {
  const of = (isIncluded: (group: string) => boolean) =>
    groups.flatMap(({ group, judged }) => (isIncluded(group) ? judged : []));
  const singles = of((group) => group === 'single changes');
  const tables: Record<string, string> = {
    groups: shownTable(groups),
    checkers: checkersTable(singles),
    combinations: checkersTable(of((group) => /random|combined/.test(group))),
    falseBreaks: falseBreaksTable(of((group) => group !== 'nothing left out')),
  };
  let text = readFileSync(file, 'utf8');
  for (const [name, table] of Object.entries(tables))
    text = text.replace(
      new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`),
      (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
    );
  writeFileSync(file, text);
}
