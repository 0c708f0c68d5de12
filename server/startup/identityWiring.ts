import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createEmbeddedStaff } from '../embedded/identity/embeddedStaff.ts';
import { createAuth0Identity } from '../gateways/auth0Identity.ts';
import { createAuth0Staff } from '../gateways/auth0Staff.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import type { IdentityGateway } from '../gateways/identity.ts';
import type { TrialGate } from '../http/trialGate.ts';
import type { Log } from '../log.ts';
import type { MailWiring } from './mailWiring.ts';
import type { NamedMarket } from './namedMarket.ts';

export type IdentityWiring = {
  gateway: IdentityGateway;
  /** The embedded provider's origin; null where Auth0 is configured. */
  identityUrl: string | null;
  close(): Promise<void>;
};

/**
 * The gateway of a process beside no running server: Auth0, or one that can do nothing since the embedded provider is
 * not running.
 */
export function remoteIdentity({ auth0, identity }: Pick<Config, 'auth0' | 'identity'>): IdentityGateway {
  if (auth0) return createAuth0Identity({ ...auth0, storefrontClientId: identity.clientId });
  const refuse = async () => {
    throw new IdentityRefusedError('unavailable', 'The embedded identity provider runs with the server only');
  };
  return { changeEmail: refuse, completeProfile: refuse, deleteAccount: refuse };
}

/** Grants the staff role, at Auth0 or at the embedded provider, running or not. */
export const staffAccounts = ({ auth0, identity }: Pick<Config, 'auth0' | 'identity'>, database: Database) =>
  auth0 ? createAuth0Staff(auth0) : createEmbeddedStaff(database, identity);

type IdentityParts = NamedMarket & {
  database: Database;
  mail: MailWiring;
  gate: TrialGate | null;
  log: Log;
};

/**
 * Auth0 when AUTH_DOMAIN is set; else, never in live mode, the embedded provider at PORT+1, which sends mail by `mail`.
 */
export async function openIdentity(
  config: Config,
  { database, mail, marketName, monogram, gate, log }: IdentityParts,
): Promise<IdentityWiring> {
  const { auth0, identity } = config;
  if (auth0) return { gateway: remoteIdentity(config), identityUrl: null, close: async () => undefined };
  // Not loaded where Auth0 signs people in.
  const [{ startIdentityProvider }, { seedDemoAccounts }] = await Promise.all([
    import('../embedded/identity/identityProvider.ts'),
    import('../embedded/identity/seedAccounts.ts'),
  ]);
  if (config.mode === 'demo') await seedDemoAccounts(database);
  const provider = await startIdentityProvider({
    host: config.host,
    isPublic: config.isPublic,
    gate,
    marketName,
    monogram,
    marketUrl: config.publicUrl,
    port: config.identityPort,
    publicUrl: identity.url,
    database,
    mail: mail.gateway,
    clientId: identity.clientId,
    audience: identity.audience,
    claims: { namespace: identity.claims, organization: identity.organization },
    mailboxUrl: mail.mailboxUrl,
    trustProxy: config.trustProxy,
    log,
  });
  return { gateway: provider.gateway, identityUrl: identity.url, close: () => provider.close() };
}
