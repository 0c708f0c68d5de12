import { databaseLocation, loadConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createClock } from './gateways/clock.ts';
import { createLog } from './log.ts';
import { operatorCommands, operatorHelp, type OperatorCommands } from './operator/operatorCommands.ts';
import { askServer } from './operator/operatorSocket.ts';
import { createServices } from './services.ts';
import { embeddedKeys, paymentGateway } from './paymentWiring.ts';
import { startTrouble } from './startTrouble.ts';

const [command, ...args] = process.argv.slice(2);
const help = `npm run market -- COMMAND\n\n${Object.values(operatorHelp)
  .map((line) => `  ${line}\n`)
  .join('')}
Reaches the running server of DATA_DIR, or the database itself when none is running.\n`;

const isCommand = (name: string | undefined): name is keyof OperatorCommands =>
  name !== undefined && Object.hasOwn(operatorHelp, name);

async function withoutServer(name: keyof OperatorCommands): Promise<string> {
  const config = loadConfig(process.env);
  if (name === 'advance') throw new Error('No server is running: there is no clock to move.');
  const database = await openDatabase(databaseLocation(config));
  try {
    await migrate(database);
    const clock = createClock(config.marketNow);
    const services = createServices({
      database,
      payment: paymentGateway(config, embeddedKeys()),
      clock,
      log: createLog('warn'),
      publicUrl: config.publicUrl,
    });
    return await operatorCommands({ services, database, clock, demo: config.mode === 'demo' })[name](args);
  } finally {
    await database.close();
  }
}

async function run(): Promise<number> {
  if (args.includes('--help') || command === '--help' || command === undefined) {
    process.stdout.write(isCommand(command) ? `${operatorHelp[command]}\n` : help);
    return 0;
  }
  if (!isCommand(command)) throw new Error(`There is no command ${command}.\n\n${help}`);
  const text = (await askServer(loadConfig(process.env).dataDir, command, args)) ?? (await withoutServer(command));
  process.stdout.write(`${text}\n`);
  return 0;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${startTrouble(error) ?? message}\n`);
    process.exit(1);
  },
);
