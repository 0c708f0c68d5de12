/** What the table needs of a mutant of Stryker's, and the file that it is in. */
export type Mutant = {
  readonly file: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
};

/** The mutants of a report (mutation-testing-report-schema). */
export function readMutants(report: string): Mutant[] {
  const { files } = JSON.parse(report) as { files: Record<string, { mutants: Omit<Mutant, 'file'>[] }> };
  return Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })));
}

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
/** Survived: a test ran it and passed. NoCoverage: no test runs it. */
const isSurvivor = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** An area's row of the table. Mutants that could not run, or were left out, are in no column. */
export function areaRow(
  name: string,
  mutants: readonly Mutant[],
  target: number,
): { line: string; isReached: boolean } {
  const killed = mutants.filter(isKilled).length;
  const survived = mutants.filter(isSurvivor).length;
  const score = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  const shownScore = `${Math.floor(score * 10) / 10} %`;
  const cells = [name, killed + survived, killed, survived, shownScore, target > 0 ? `${target} %` : '–'];
  return { line: `| ${cells.join(' | ')} |`, isReached: score >= target };
}

/** One line for each survivor: where it is, and what was written in its place. */
export const survivorLines = (mutants: readonly Mutant[]): string[] =>
  mutants
    .filter(isSurvivor)
    .map(({ file, location, status, mutatorName, replacement = '' }) => {
      const newCode = replacement.replaceAll(/\s+/g, ' ').slice(0, 160);
      return `${file}:${location.start.line} ${status} ${mutatorName} ${newCode}`;
    })
    .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }));
