import { existsSync } from 'node:fs';
import { databaseLocation, databaseText, type Config } from '../config.ts';
import { adoptZone } from '../database/calendarReading.ts';
import { openDatabase } from '../database/database.ts';
import { readClockAhead } from '../database/demoClock.ts';
import { migrate } from '../database/migrate.ts';
import { createClock } from '../gateways/clock.ts';
import { createPictureFiles, pictureFolders } from '../gateways/pictureFiles.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { remoteIdentity, staffAccounts } from '../startup/identityWiring.ts';
import { embeddedKeys, paymentGateway } from '../startup/paymentWiring.ts';
import type { OperatorAnswer } from './operatorAnswer.ts';
import { operatorCommands, type OperatorCommands } from './operatorCommands.ts';

/** Runs a command on the database itself, when no server runs on it. Throws a sentence for what needs a server. */
export async function withoutServer(
  config: Config,
  name: keyof OperatorCommands,
  words: string[],
): Promise<OperatorAnswer> {
  if (name === 'advance') throw new Error('No server is running: there is no clock to move.');
  if (name === 'run') throw new Error('No server is running: it runs the jobs.');
  const location = databaseLocation(config);
  if (name === 'backup' && 'dataDir' in location && !existsSync(location.dataDir))
    throw new Error(`There is no market in ${config.dataDir}: nothing to back up.`);
  const database = await openDatabase(location);
  try {
    // A backup copies the data as they are, also of an earlier version; a restore creates the tables itself.
    const isMigrated = name !== 'backup' && name !== 'restore';
    if (isMigrated) {
      await migrate(database);
      await adoptZone(database.kysely);
    }
    const ahead = isMigrated && config.mode !== 'live' ? await readClockAhead(database.kysely) : null;
    const clock = createClock(config.marketNow, Date.now, ahead);
    const services = createServices({
      database,
      payment: paymentGateway(config, embeddedKeys()),
      identity: remoteIdentity(config),
      clock,
      log: createLog('warn'),
      publicUrl: config.publicUrl,
      pictureFiles: createPictureFiles(config.cdnUrl ? [] : pictureFolders(config)),
    });
    return await operatorCommands({
      services,
      database,
      clock,
      jobs: null,
      hasOwnClock: config.mode !== 'live',
      staff: staffAccounts(config, database),
      dataDir: config.dataDir,
      place: databaseText(config),
      log: createLog('info', process.stderr),
    })[name](words);
  } finally {
    await database.close();
  }
}
