import { existsSync } from 'node:fs';
import { databaseLocation, loadConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { readClockAhead } from './database/demoClock.ts';
import { migrate } from './database/migrate.ts';
import { createClock } from './gateways/clock.ts';
import { createLog } from './log.ts';
import { withAbsolutePaths } from './operator/fileArguments.ts';
import { EXIT_OK, EXIT_FAILURE, EXIT_USAGE, UsageError, type OperatorAnswer } from './operator/operatorAnswer.ts';
import { operatorCommands, type OperatorCommands } from './operator/operatorCommands.ts';
import { operatorHelp } from './operator/operatorHelp.ts';
import { sendToServer } from './operator/operatorSocket.ts';
import { remoteIdentity, staffAccounts } from './startup/identityWiring.ts';
import { createServices } from './services.ts';
import { embeddedKeys, paymentGateway } from './startup/paymentWiring.ts';
import { startupError } from './startup/startupError.ts';

const [command, ...args] = process.argv.slice(2);
const help = `npm run market -- COMMAND\n\n${Object.values(operatorHelp)
  .map((line) => `  ${line}\n`)
  .join('')}
Reaches the running server of DATA_DIR, or the database itself when none is running.\n`;

const isCommand = (name: string | undefined): name is keyof OperatorCommands =>
  name !== undefined && Object.hasOwn(operatorHelp, name);

async function withoutServer(name: keyof OperatorCommands, words: string[]): Promise<OperatorAnswer> {
  if (name === 'advance') throw new Error('No server is running: there is no clock to move.');
  if (name === 'run') throw new Error('No server is running: it runs the jobs.');
  const config = loadConfig(process.env);
  const location = databaseLocation(config);
  if (name === 'backup' && 'dataDir' in location && !existsSync(location.dataDir))
    throw new Error(`There is no market in ${config.dataDir}: nothing to back up.`);
  const database = await openDatabase(location);
  try {
    // A backup takes the data as they are, also of an earlier version; a restore creates the tables itself.
    const isMigrated = name !== 'backup' && name !== 'restore';
    if (isMigrated) await migrate(database);
    const ahead = isMigrated && config.mode === 'demo' ? await readClockAhead(database.kysely) : null;
    const clock = createClock(config.marketNow, Date.now, ahead);
    const services = createServices({
      database,
      payment: paymentGateway(config, embeddedKeys()),
      identity: remoteIdentity(config),
      clock,
      log: createLog('warn'),
      publicUrl: config.publicUrl,
    });
    return await operatorCommands({
      services,
      database,
      clock,
      jobs: null,
      demo: config.mode === 'demo',
      staff: staffAccounts(config, database),
      dataDir: config.dataDir,
      log: createLog('info', process.stderr),
    })[name](words);
  } finally {
    await database.close();
  }
}

async function run(): Promise<number> {
  if (args.includes('--help') || command === '--help' || command === undefined) {
    process.stdout.write(isCommand(command) ? `${operatorHelp[command]}\n` : help);
    return EXIT_OK;
  }
  if (!isCommand(command)) throw new UsageError(`There is no command ${command}.\n\n${help}`);
  const words = withAbsolutePaths(command, args, process.cwd());
  const { text, exitCode } =
    (await sendToServer(loadConfig(process.env).dataDir, command, words)) ?? (await withoutServer(command, words));
  await new Promise<void>((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
  return exitCode;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${startupError(error) ?? message}\n`);
    process.exit(error instanceof UsageError ? EXIT_USAGE : EXIT_FAILURE);
  },
);
