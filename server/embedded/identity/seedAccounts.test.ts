import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Database } from '../../database/database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demoAccounts.ts';
import { changeAccount, deleteAccount, findAccountByEmail } from './accountStore.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { seedDemoAccounts } from './seedAccounts.ts';

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const begin = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}

describe.each(testDatabaseKinds())('the demo accounts on %s', (kind) => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase(kind)));
  afterAll(() => database.close());
  const account = (email: string) => findAccountByEmail(database.kysely, email);
  const emails = async () =>
    (await database.kysely.selectFrom('identity_account').select('email').orderBy('email').execute()).map(
      (row) => row.email,
    );

  it('are created once, also when two processes start together', async () => {
    await Promise.all([1, 2].map(() => seedDemoAccounts(database)));
    expect(await emails()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).toSorted());
    const seeded = await account('cliente@exemple.ca');
    expect(await verifyPassword(DEMO_PASSWORD, seeded?.passwordHash ?? null)).toBe(true);
    expect(seeded?.account.emailVerified).toBe(true);
  });

  it('keep later changes, and cost a later start no password hash', async () => {
    const [deleted, changed] = DEMO_ACCOUNTS;
    await deleteAccount(database.kysely, deleted!.subject);
    await changeAccount(database.kysely, changed!.subject, { email: 'partie@exemple.ca' });
    const before = await emails();
    const took = await cpuOf(() => seedDemoAccounts(database));
    expect(await emails()).toEqual(before);
    expect(before).not.toContain(deleted!.email);
    expect(took).toBeLessThan(2 * (await cpuOf(() => hashPassword(DEMO_PASSWORD))));
  });
});
