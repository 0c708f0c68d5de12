import { marginOf } from './sample.ts';

/** What the table needs of a mutant. */
export type Mutant = {
  readonly file: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
};

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
/** Survived: a test ran it and passed. NoCoverage: no test runs it. */
const isSurvivor = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** An area's row of the table: of all its mutants those that were measured. */
export function areaRow(
  name: string,
  mutants: readonly Mutant[],
  target: number,
  all: number,
): { line: string; isReached: boolean } {
  const killed = mutants.filter(isKilled).length;
  const survived = mutants.filter(isSurvivor).length;
  const score = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  const margin = marginOf(killed, killed + survived, all);
  const shownScore = `${Math.floor(score * 10) / 10}${margin > 0 ? ` ± ${Math.round(margin * 10) / 10}` : ''} %`;
  const cells = [name, all, killed + survived, killed, survived, shownScore, target > 0 ? `${target} %` : '–'];
  return { line: `| ${cells.join(' | ')} |`, isReached: score >= target };
}

export const survivorsOf = <Item extends Mutant>(mutants: readonly Item[]): Item[] => mutants.filter(isSurvivor);

/** One line for each survivor: where it is, and what was written in its place. */
export const survivorLines = (mutants: readonly Mutant[]): string[] =>
  mutants
    .filter(isSurvivor)
    .map(({ file, location, status, mutatorName, replacement = '' }) => {
      const newCode = replacement.replaceAll(/\s+/g, ' ').slice(0, 160);
      return `${file}:${location.start.line} ${status} ${mutatorName} ${newCode}`;
    })
    .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }));
