import { writeFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UnusableError } from './unusable.ts';

/** A command's output: its report, and the sentence that says why it failed. */
export type CommandIo = { out(text: string): void; err(text: string): void };

/**
 * Parses a command's arguments with node:util, with at most `most` positional ones. Throws UnusableError with one
 * sentence for an unknown option.
 */
export function commandArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  maxPositionals = 0,
) {
  const accepted = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  const parse = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options: accepted });
    } catch (error) {
      const [sentence] = (error as Error).message.split(/\. /);
      throw new UnusableError(`${sentence?.replace(/\.$/, '')}. See --help.`);
    }
  };
  const parsed = parse();
  if (parsed.positionals.length > maxPositionals)
    throw new UnusableError(`"${parsed.positionals[maxPositionals]}" is one argument too many. See --help.`);
  return parsed;
}

/** An option's value as a whole number of at least `least`. Throws UnusableError otherwise. */
export function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new UnusableError(`--${option} takes a whole number from ${least} up, not ${text}. See --help.`);
  return number;
}

/** An option's value as a regular expression. Throws UnusableError if it is invalid. */
export function regexArgument(option: string, text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (error) {
    throw new UnusableError(`--${option}: ${(error as Error).message}.`);
  }
}

/** Writes the file named by an option. Throws UnusableError if that fails. */
export function saveFile(option: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UnusableError(`--${option}: ${(error as Error).message}.`);
  }
}

/** Runs a command and returns its exit code: any exception is reported in one sentence, with exit code 2. */
export async function exitCodeOf(io: CommandIo, run: () => Promise<number> | number): Promise<number> {
  try {
    return await run();
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

/** Exits once all output is flushed, because a pipe accepts it later than it is written. */
export const exitWith = (code: number): void => void process.stdout.write('', () => process.exit(code));

/** The process's own output. */
export const processIo: CommandIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/** Today, 'YYYY-MM-DD' in UTC, by which approvals expire. */
export const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
