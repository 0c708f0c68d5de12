import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UnusableInputError } from './unusable.ts';

/** Where a command writes: what it reports, and the sentence that says why it could not. */
export type CommandIo = { out(text: string): void; err(text: string): void };

/** A command's arguments as node:util reads them. Throws UnusableInputError with one sentence where there is no such option. */
export function commandArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: known });
  } catch (error) {
    const [said] = (error as Error).message.split(/\. /);
    throw new UnusableInputError(`${said?.replace(/\.$/, '')}. See --help.`);
  }
}

/** Runs a command to its exit code: whatever it throws is told in one sentence, and is a 2. */
export async function exitCodeOf(io: CommandIo, run: () => Promise<number> | number): Promise<number> {
  try {
    return await run();
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

/** The process's own output. */
export const processIo: CommandIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};
