/** What a command answers: the text that it prints, and the tool's exit code. */
export type OperatorAnswer = { text: string; exitCode: number };

/** Words that are no command of the tool; it then ends with exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export const EXIT_OK = 0;
/** The command failed, or files have errors. */
export const EXIT_TROUBLE = 1;
export const EXIT_USAGE = 2;

/** An answer that all went well. */
export const done = (text: string): OperatorAnswer => ({ text, exitCode: EXIT_OK });

/** The words without `--dry-run`, and whether it was among them. */
export const withoutDryRun = (args: string[]): { words: string[]; dryRun: boolean } => ({
  words: args.filter((word) => word !== '--dry-run'),
  dryRun: args.includes('--dry-run'),
});
