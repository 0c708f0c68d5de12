import { writeFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UnusableError } from './unusable.ts';

/** Where a command writes: what it reports, and the sentence that says why it could not. */
export type CommandIo = { out(text: string): void; err(text: string): void };

/**
 * A command's arguments as node:util reads them, with `most` of them that are no options. Throws UnusableError with one
 * sentence where there is no such option.
 */
export function commandArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  most = 0,
) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  const read = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options: known });
    } catch (error) {
      const [said] = (error as Error).message.split(/\. /);
      throw new UnusableError(`${said?.replace(/\.$/, '')}. See --help.`);
    }
  };
  const found = read();
  if (found.positionals.length > most)
    throw new UnusableError(`"${found.positionals[most]}" is one argument too many. See --help.`);
  return found;
}

/** The whole number that an option was given, from `least` up. Throws UnusableError where it is none. */
export function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new UnusableError(`--${option} takes a whole number from ${least} up, not ${text}. See --help.`);
  return number;
}

/** The regular expression that an option was given. Throws UnusableError where it is none. */
export function regexArgument(option: string, text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (error) {
    throw new UnusableError(`--${option}: ${(error as Error).message}.`);
  }
}

/** Writes the file that an option was given. Throws UnusableError where it cannot be written. */
export function saveFile(option: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UnusableError(`--${option}: ${(error as Error).message}.`);
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

/** Ends the process when all that it has written is on its way: a pipe takes it later than it is written. */
export const exitWith = (code: number): void => void process.stdout.write('', () => process.exit(code));

/** The process's own output. */
export const processIo: CommandIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};
