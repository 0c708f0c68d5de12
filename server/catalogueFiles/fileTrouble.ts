/** A problem at one place of a file; the message says what was expected. Lines count from 1. */
export type Trouble = { file: string; line: number; column: string | null; message: string };

const SHOWN = 100;

/** One line for each of the first 100 problems, in the order of files and lines, and the number of the others. */
export function troubleTexts(troubles: readonly Trouble[]): string[] {
  const shown = troubles
    .slice(0, SHOWN)
    .map(({ file, line, column, message }) => `${file}, line ${line}${column ? `, ${column}` : ''}: ${message}`);
  return troubles.length > SHOWN ? [...shown, `… and ${troubles.length - SHOWN} more`] : shown;
}

/** A file that cannot be parsed at all: nothing of it is used. */
export class UnreadableFile extends Error {
  readonly line: number;
  readonly column: string | null;
  constructor(line: number, message: string, column: string | null = null) {
    super(message);
    this.name = 'UnreadableFile';
    this.line = line;
    this.column = column;
  }
}
