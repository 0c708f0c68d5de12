import { loadConfig, type Config } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demoAccounts.ts';
import type { Storefront } from './http/storefront.ts';
import { createLog } from './log.ts';
import { startMarketServer, type MarketServer } from './marketServer.ts';
import { startIdleCollection } from './startup/idleCollection.ts';
import { startupError } from './startup/startupError.ts';

/** Ends the process with one sentence for a fault that the operator can correct, and with the whole error otherwise. */
function fail(error: unknown): never {
  const details = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${startupError(error) ?? details}\n`);
  process.exit(1);
}

function reportStart(config: Config, market: MarketServer): void {
  const label = (name: string) => `${name} (${config.mode})`.padEnd(18);
  const accounts =
    config.mode === 'demo'
      ? [`password ${DEMO_PASSWORD}`, ...DEMO_ACCOUNTS.map(({ email, note }) => `${email.padEnd(22)}${note}`)]
      : ['accounts of your own; for the desk: npm run market -- create-staff EMAIL'];
  const lines = [
    '',
    `  ${market.name.padEnd(18)}  ${market.url}   (English: ${market.url}/en)`,
    ...(market.paymentUrl
      ? [`  ${label('Payment')}  ${market.paymentUrl}   card 4242 4242 4242 4242, refused 4000 0000 0000 0002`]
      : []),
    ...(market.identityUrl
      ? accounts.map((line, index) =>
          index === 0 ? `  ${label('Sign-in')}  ${market.identityUrl}   ${line}` : `${' '.repeat(22)}${line}`,
        )
      : []),
    ...(market.mailboxUrl ? [`  ${label('Mailbox')}  ${market.mailboxUrl}   every mail that the market sends`] : []),
    ...(config.mode === 'trial'
      ? [
          `  A trial: nothing is charged, no mail leaves. ${config.isPublic ? 'Whoever has TRIAL_PASSWORD can open it.' : 'Only this machine can open it.'}`,
        ]
      : []),
    `  Data                ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : config.dataDir}`,
    '',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

/**
 * A terminal sends Ctrl-C to npm and to the server, and npm forwards its own: a second signal this soon is the same key
 * press.
 */
const REPEATED_SIGNAL_MS = 1000;

/**
 * Runs the market as a process: configuration from the environment, addresses on standard output, a graceful stop on
 * SIGINT, SIGTERM and the death of a parent that forked it (of a market that still starts, once it has started; a
 * second signal, a second later or more, ends it immediately), and one sentence and exit code 1 when it cannot start.
 * Returns where the storefront sends its operations.
 */
export async function openMarket(loadStorefront: () => Promise<Storefront>): Promise<string> {
  try {
    const config = loadConfig(process.env);
    const log = createLog(config.logLevel);
    const starting = loadStorefront().then((storefront) => startMarketServer(config, storefront, log));
    let stoppingSince: number | null = null;
    const stop = () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        void starting.then((market) => market.close()).then(() => process.exit(0), fail);
      } else if (performance.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
    const market = await starting;
    startIdleCollection(log);
    reportStart(config, market);
    process.send?.({ ready: market.url });
    return new URL(config.graphqlEndpoint, market.url).href;
  } catch (error) {
    return fail(error);
  }
}
