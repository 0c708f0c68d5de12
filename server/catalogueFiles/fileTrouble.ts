/** What is wrong at one place of a file; the message says what was expected. Lines count from 1. */
export type Trouble = { file: string; line: number; column: string | null; message: string };

const SHOWN = 100;

/** One line each, in the order of files and lines, at most 100 and how many more. */
export function troubleTexts(troubles: readonly Trouble[]): string[] {
  const shown = troubles
    .slice(0, SHOWN)
    .map(({ file, line, column, message }) => `${file}, line ${line}${column ? `, ${column}` : ''}: ${message}`);
  return troubles.length > SHOWN ? [...shown, `… and ${troubles.length - SHOWN} more`] : shown;
}

/** A file that cannot be read as a whole: nothing of it is used. */
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
