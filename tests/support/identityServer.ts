import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../server/database/database.ts';
import { startIdentityProvider } from '../../server/embedded/identity/identityProvider.ts';
import type { IdentityProviderOptions } from '../../server/embedded/identity/identityProvider.ts';
import { seedDemoAccounts } from '../../server/embedded/identity/seedAccounts.ts';
import { openMailFolder } from '../../server/embedded/mailbox/mailFolder.ts';
import type { StoredMail } from '../../server/embedded/mailbox/mailFolder.ts';
import { cheapPasswords } from './cheapPasswords.ts';
import { freePort } from './freePort.ts';
import { createTestDatabase } from './testDatabase.ts';

export const CLIENT_ID = 'etal-storefront';
export const AUDIENCE = 'https://market.example/graphql';
export const NAMESPACE = 'https://etal.example/';

/**
 * The identity provider on a real port, with the demo accounts, its own database, and its mails. The market that it
 * serves is at `marketUrl`, which need not exist.
 */
export async function openIdentityServer(
  kind: Database['kind'],
  changes: Partial<IdentityProviderOptions> = {},
  port?: number,
) {
  const endCheapPasswords = cheapPasswords();
  const database = await createTestDatabase(kind);
  await seedDemoAccounts(database);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-mail-'));
  const mail = await openMailFolder(folder);
  const ownPort = port ?? (await freePort());
  const time = { ms: 0 };
  const errors: unknown[] = [];
  const options: IdentityProviderOptions = {
    port: ownPort,
    host: '127.0.0.1',
    isPublic: false,
    publicUrl: `http://localhost:${ownPort}`,
    database,
    mail,
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    claims: { namespace: NAMESPACE, organization: null },
    marketName: 'Marché du Portage',
    marketUrl: 'http://localhost:4000',
    mailboxUrl: 'http://localhost:4003',
    trustProxy: 1,
    now: () => Date.now() + time.ms,
    log: { error: (fields, message) => errors.push({ fields, message }) },
    ...changes,
  };
  let provider = await startIdentityProvider(options);
  return {
    url: options.publicUrl,
    port: ownPort,
    marketUrl: options.marketUrl,
    database,
    /** Added to the clock of links and limits. */
    time,
    /** The logged errors. */
    errors,
    provider: () => provider,
    /** Restarts it on the same database, as a new process would. */
    async restart(more: Partial<IdentityProviderOptions> = {}) {
      await provider.close();
      provider = await startIdentityProvider({ ...options, ...more });
    },
    /** The newest mail to an address, once it has arrived (mails are sent after the answer). */
    async mailTo(email: string): Promise<StoredMail> {
      for (let tries = 0; tries < 200; tries += 1) {
        const received = (await mail.list(50)).find(({ to }) => to === email);
        if (received) return received;
        await new Promise((resolve) => setImmediate(resolve));
      }
      throw new Error(`No mail to ${email}`);
    },
    mails: () => mail.list(50),
    async close() {
      await provider.close();
      await database.close();
      endCheapPasswords();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type IdentityServer = Awaited<ReturnType<typeof openIdentityServer>>;

/** The link in a mail. */
export const linkIn = ({ text }: StoredMail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
