import { loadConfig } from './config.ts';
import { withAbsolutePaths } from './operator/fileArguments.ts';
import { EXIT_OK, EXIT_FAILURE, EXIT_USAGE, UsageError } from './operator/operatorAnswer.ts';
import type { OperatorCommands } from './operator/operatorCommands.ts';
import { operatorHelp } from './operator/operatorHelp.ts';
import { sendToServer } from './operator/operatorSocket.ts';

const [command, ...args] = process.argv.slice(2);
const help = `npm run market -- COMMAND\n\n${Object.values(operatorHelp)
  .map((line) => `  ${line}\n`)
  .join('')}
Runs on the server that uses DATA_DIR or, if none is running, on the database itself.\n`;

const isCommand = (name: string | undefined): name is keyof OperatorCommands =>
  name !== undefined && Object.hasOwn(operatorHelp, name);

async function run(): Promise<number> {
  if (args.includes('--help') || command === '--help' || command === undefined) {
    process.stdout.write(isCommand(command) ? `${operatorHelp[command]}\n` : help);
    return EXIT_OK;
  }
  if (!isCommand(command)) throw new UsageError(`There is no command ${command}.\n\n${help}`);
  const words = withAbsolutePaths(command, args, process.cwd());
  const config = loadConfig(process.env);
  const { text, exitCode } =
    (await sendToServer(config.dataDir, command, words)) ??
    // The server's modules are most of the start, and a running server has them.
    (await (await import('./operator/withoutServer.ts')).withoutServer(config, command, words));
  await new Promise<void>((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
  return exitCode;
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
