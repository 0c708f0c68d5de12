import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demoAccounts.ts';
import { insertAccount } from './accountStore.ts';
import { addSetting, readSetting } from './identitySettingStore.ts';
import { hashPassword } from './passwordHash.ts';

const SEEDED = 'demo_accounts';

/** Creates the demo accounts once per database, all or none: one that was deleted or changed stays as it is. */
export async function seedDemoAccounts(database: Database): Promise<void> {
  if (await readSetting(database.kysely, SEEDED)) return;
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(() => hashPassword(DEMO_PASSWORD)));
  await inTransaction(database, async (tx) => {
    if (!(await addSetting(tx, SEEDED, { seededAt: new Date().toISOString() }))) return;
    for (const [index, account] of DEMO_ACCOUNTS.entries())
      await insertAccount(tx, { ...account, passwordHash: hashes[index] ?? '', emailVerified: true });
  });
}
