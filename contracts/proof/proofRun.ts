import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groundOf, judge, type Ground, type Judged } from './judgeMutants.ts';
import { GROUPS, SMALL, type Group, type Work } from './proofWork.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export type JudgedGroup = { group: Group; tried: number; judged: Judged[] };
/** One result, as a line of the journal. `judged: null`: the change makes the schema invalid. */
type Line = { group: Group; key: string; judged: Judged | null };

export const marketSchema = (): string => readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8');

/** The market's schema with its compiled operations, and the small schema with its own. */
export function grounds(): Record<Work['ground'], Ground> {
  const operations = JSON.parse(readFileSync(path.join(ROOT, '__generated__/operations.json'), 'utf8')) as object;
  return {
    market: groundOf(marketSchema(), Object.values(operations) as string[]),
    small: groundOf(SMALL.text, SMALL.operations),
  };
}

function journalled(file: string | undefined): Map<string, Line> {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((text) => JSON.parse(text) as Line).map((line) => [`${line.group} ${line.key}`, line]));
}

/**
 * Judges changes one by one. `journal`: a file of earlier results, which are skipped, and to which new ones are
 * appended; `progress` is called with the number done.
 */
export async function judgeAll(
  on: Record<Work['ground'], Ground>,
  work: readonly Work[],
  { journal, progress }: { journal?: string | undefined; progress?: (count: number) => void } = {},
): Promise<JudgedGroup[]> {
  const earlier = journalled(journal);
  const groups = new Map(GROUPS.map((group): [Group, JudgedGroup] => [group, { group, tried: 0, judged: [] }]));
  for (const [count, { group, ground, mutants, isComplete }] of work.entries()) {
    const key = mutants.map(({ kind, at }) => `${kind} ${at}`).join(' + ');
    const before = earlier.get(`${group} ${key}`);
    const judged = before ? before.judged : await judge(on[ground], mutants, isComplete);
    const line: Line = { group, key, judged };
    if (journal && !before) appendFileSync(journal, `${JSON.stringify(line)}\n`);
    const into = groups.get(group)!;
    into.tried += 1;
    if (judged) into.judged.push(judged);
    progress?.(count + 1);
  }
  return [...groups.values()].filter(({ tried }) => tried > 0);
}
