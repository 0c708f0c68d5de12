import { existsSync } from 'node:fs';
import { loadConfig, type Config } from './config.ts';
import { withAbsolutePaths } from './operator/fileArguments.ts';
import { EXIT_OK, EXIT_FAILURE, EXIT_USAGE, UsageError, type OperatorAnswer } from './operator/operatorAnswer.ts';
import type { OperatorCommands } from './operator/operatorCommands.ts';
import { migrateHelp, operatorHelp, setupHelp } from './operator/operatorHelp.ts';
import { sendToServer } from './operator/operatorSocket.ts';

/** Settings of the folder in which the tool runs, beside those of the environment, which count first. */
const ENV_FILE = 'market.env';
const [command, ...args] = process.argv.slice(2);
const help = `npm run market -- COMMAND\n\n${[setupHelp, migrateHelp, ...Object.values(operatorHelp)]
  .map((line) => `  ${line}\n`)
  .join('')}
Runs on the server that uses DATA_DIR or, if none is running, on the database itself.\n`;

/** What is not done by a running server. */
const toolHelp: Record<string, string> = { setup: setupHelp, migrate: migrateHelp };

const isCommand = (name: string | undefined): name is keyof OperatorCommands =>
  name !== undefined && Object.hasOwn(operatorHelp, name);

async function run(): Promise<number> {
  if (args.includes('--help') || command === '--help' || command === undefined) {
    const text = isCommand(command) ? operatorHelp[command] : command ? toolHelp[command] : undefined;
    process.stdout.write(text === undefined ? help : `${text}\n`);
    return EXIT_OK;
  }
  if (command === 'setup') return (await import('./setup/setupTool.ts')).runSetup(args, process.env);
  if (!isCommand(command) && command !== 'migrate') throw new UsageError(`There is no command ${command}.\n\n${help}`);
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  const config = loadConfig(process.env);
  const { text, exitCode } = await answerOf(command, config);
  await new Promise<void>((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
  return exitCode;
}

async function answerOf(name: keyof OperatorCommands | 'migrate', config: Config): Promise<OperatorAnswer> {
  if (name === 'migrate') return (await import('./operator/migrateTool.ts')).runMigrate(args, config);
  const words = withAbsolutePaths(name, args, process.cwd());
  return (
    (await sendToServer(config.dataDir, name, words)) ??
    // The server's modules are most of the start, and a running server has them.
    (await import('./operator/withoutServer.ts')).withoutServer(config, name, words)
  );
}

run().then(
  (code) => process.exit(code),
  async (error: unknown) => {
    const isUsage = error instanceof UsageError;
    const sentence = isUsage ? null : (await import('./startup/startupError.ts')).startupError(error);
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${sentence ?? message}\n`);
    process.exit(isUsage ? EXIT_USAGE : EXIT_FAILURE);
  },
);
