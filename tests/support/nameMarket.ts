import { openDatabase, type DatabaseLocation } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';

/** Gives the market of an empty database a name: a live one without does not start (ADR 64). */
export async function nameMarket(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  try {
    await migrate(database);
    const identity = { name: { primary: 'Marché', secondary: 'Market' }, monogram: null, logo: null, hours: [] };
    const identityJson = JSON.stringify({ ...identity, sender: null, taxNumbers: { gst: null, qst: null } });
    await database.kysely.updateTable('market').set({ identity: identityJson }).execute();
  } finally {
    await database.close();
  }
}
