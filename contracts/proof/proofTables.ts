import { readFileSync, writeFileSync } from 'node:fs';
import { OURS, type Judged } from './judgeMutants.ts';
import type { JudgedGroup } from './proofRun.ts';
import { disagreements, tallyOf, type Figures } from './proofTally.ts';

type Cell = string | number;
const row = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
const most = (count: number, of: number) => (count === 0 ? '0' : `${count} (${of})`);
const figureCells = ({ missed, missedSilently, falseBreaks, falseOfSafe, riskySilent, safeWarned }: Figures) => [
  most(missed, missedSilently),
  most(falseBreaks, falseOfSafe),
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
      const own = figures ? figureCells(figures) : FIGURES.map(() => '');
      return [group, tried, judged.length, count.breaking, count.risky, count.safe, ...own];
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

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** Each checker's time in milliseconds, and relative to the quickest; of judgements that skipped nothing. */
function timesTable(judged: readonly Judged[]): string {
  const names = Object.keys(judged[0]?.ms ?? {}).filter((name) => !name.includes('considerUsage'));
  const times = names.map((name) => ({ name, ms: median(judged.map(({ ms }) => ms[name] ?? 0)) }));
  const least = Math.min(...times.map(({ ms }) => ms));
  return tableOf(
    ['', 'median ms for a change', 'beside the quickest'],
    times.map(({ name, ms }) => [name, Math.round(ms), `${Math.round(ms / least)} times`]),
  );
}

function kindsTable(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))].toSorted();
  return tableOf(
    ['kind', 'valid', 'breaking', 'risky', 'safe', 'missed', 'false breaks'],
    kinds.map((kind) => {
      const { count, checkers } = tallyOf(judged.filter((one) => one.kind === kind));
      const { missed = 0, falseBreaks = 0 } = checkers[OURS] ?? {};
      return [
        kind,
        count.breaking + count.risky + count.safe,
        count.breaking,
        count.risky,
        count.safe,
        missed,
        falseBreaks,
      ];
    }),
  );
}

/** Every change that the check calls breaking and that is not, by the check's message, each with the truth's own. */
function falseBreaksList(judged: readonly Judged[]): string {
  const by = new Map<string, Map<string, string>>();
  for (const { kind, at, truth, why, ourWhy, ours } of disagreements(judged)) {
    if (ours !== 'breaking') continue;
    const reason = ourWhy.slice(ourWhy.indexOf(' ') + 1);
    const names = by.get(reason) ?? new Map<string, string>();
    names.set(`${kind} \`${at}\``, truth === 'risky' ? ` (risky: ${why})` : '');
    by.set(reason, names);
  }
  return [...by]
    .toSorted(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1))
    .map(
      ([reason, names]) =>
        `- **${reason}** (${names.size}): ${[...names].map(([name, more]) => `${name}${more}`).join('; ')}.`,
    )
    .join('\n');
}

/** Writes the tables of a whole run between the marks of a document that name them. */
export function writeTables(file: string, groups: readonly JudgedGroup[]): void {
  const of = (wanted: (group: string) => boolean) =>
    groups.flatMap(({ group, judged }) => (wanted(group) ? judged : []));
  const singles = of((group) => group === 'single changes');
  const tables: Record<string, string> = {
    groups: shownTable(groups),
    checkers: checkersTable(singles),
    combinations: checkersTable(of((group) => /random|combined/.test(group))),
    times: timesTable(of((group) => group === 'nothing left out')),
    kinds: kindsTable(singles),
    falseBreaks: falseBreaksList(of((group) => group !== 'nothing left out')),
  };
  let text = readFileSync(file, 'utf8');
  for (const [name, table] of Object.entries(tables))
    text = text.replace(
      new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`),
      (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
    );
  writeFileSync(file, text);
}
