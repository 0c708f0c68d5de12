/** The result of a command: the text that it prints, and the tool's exit code. */
export type OperatorAnswer = { text: string; exitCode: number };

/** Invalid arguments; the tool then ends with exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export const EXIT_OK = 0;
/** The command failed, or files have errors. */
export const EXIT_FAILURE = 1;
export const EXIT_USAGE = 2;

/** The result of a command that succeeded. */
export const ok = (text: string): OperatorAnswer => ({ text, exitCode: EXIT_OK });

/** The arguments without `--dry-run`, and whether it was among them. */
export const withoutDryRun = (args: string[]): { words: string[]; dryRun: boolean } => ({
  words: args.filter((word) => word !== '--dry-run'),
  dryRun: args.includes('--dry-run'),
});
