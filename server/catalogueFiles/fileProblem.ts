import { importText, type ImportText } from '../text/importTexts.ts';

/** A problem at one place of a file; the message says what was expected. Lines count from 1. */
export type FileProblem = { file: string; line: number; column: string | null; message: ImportText };

const MAX_PROBLEMS = 100;

/** One line for each of the first 100 problems, in the order of files and lines, and the number of the others. */
export function problemTexts(problems: readonly FileProblem[]): string[] {
  const texts = problems
    .slice(0, MAX_PROBLEMS)
    .map(
      ({ file, line, column, message }) =>
        `${file}, line ${line}${column ? `, ${column}` : ''}: ${importText(message, 'en')}`,
    );
  return problems.length > MAX_PROBLEMS ? [...texts, `… and ${problems.length - MAX_PROBLEMS} more`] : texts;
}

/** A file that cannot be parsed at all: nothing of it is used. */
export class UnreadableFile extends Error {
  readonly line: number;
  readonly column: string | null;
  readonly problem: ImportText;
  constructor(line: number, problem: ImportText, column: string | null = null) {
    super(importText(problem, 'en'));
    this.name = 'UnreadableFile';
    this.line = line;
    this.problem = problem;
    this.column = column;
  }
}
