import { loadConfig, type Config, type Environment } from '../config.ts';
import { withAbsolutePaths } from './fileArguments.ts';
import { EXIT_FAILURE, EXIT_OK, EXIT_USAGE, UsageError, type OperatorAnswer } from './operatorAnswer.ts';
import type { OperatorCommands } from './operatorCommands.ts';
import { migrateHelp, operatorHelp, setupHelp } from './operatorHelp.ts';
import { sendToServer } from './operatorSocket.ts';

/** What the tool has of its process. */
export type ToolProcess = {
  cwd: string;
  /** Read only for a command that needs its settings. */
  environment(): Environment;
  /** Asks in the terminal, and returns the exit code. */
  setup(args: string[]): Promise<number>;
};

/** What the tool prints, and its exit code. */
export type ToolResult = { code: number; stdout: string; stderr: string };

const help = `npm run market -- COMMAND\n\n${[setupHelp, migrateHelp, ...Object.values(operatorHelp)]
  .map((line) => `  ${line}\n`)
  .join('')}
Runs on the server that uses DATA_DIR or, if none is running, on the database itself.\n`;

/** What is not done by a running server. */
const toolHelp: Record<string, string> = { setup: setupHelp, migrate: migrateHelp };

const isCommand = (name: string | undefined): name is keyof OperatorCommands =>
  name !== undefined && Object.hasOwn(operatorHelp, name);

/** Runs `npm run market -- …` with these words. Does not throw. */
export async function runCommandLine(words: string[], parent: ToolProcess): Promise<ToolResult> {
  try {
    return { stderr: '', ...(await resultOf(words, parent)) };
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const sentence = isUsage ? null : (await import('../startup/startupError.ts')).startupError(error);
    const message = error instanceof Error ? error.message : String(error);
    return { code: isUsage ? EXIT_USAGE : EXIT_FAILURE, stdout: '', stderr: `${sentence ?? message}\n` };
  }
}

async function resultOf([command, ...args]: string[], parent: ToolProcess): Promise<Omit<ToolResult, 'stderr'>> {
  if (args.includes('--help') || command === '--help' || command === undefined) {
    const text = isCommand(command) ? operatorHelp[command] : command ? toolHelp[command] : undefined;
    return { code: EXIT_OK, stdout: text === undefined ? help : `${text}\n` };
  }
  if (command === 'setup') return { code: await parent.setup(args), stdout: '' };
  if (!isCommand(command) && command !== 'migrate') throw new UsageError(`There is no command ${command}.\n\n${help}`);
  const { text, exitCode } = await answerOf(command, args, loadConfig(parent.environment()), parent.cwd);
  return { code: exitCode, stdout: `${text}\n` };
}

async function answerOf(
  name: keyof OperatorCommands | 'migrate',
  args: string[],
  config: Config,
  cwd: string,
): Promise<OperatorAnswer> {
  if (name === 'migrate') return (await import('./migrateTool.ts')).runMigrate(args, config);
  const words = withAbsolutePaths(name, args, cwd);
  return (
    (await sendToServer(config.dataDir, name, words)) ??
    // The server's modules are most of the start, and a running server has them.
    (await import('./withoutServer.ts')).withoutServer(config, name, words)
  );
}
