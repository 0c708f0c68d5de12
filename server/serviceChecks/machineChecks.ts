import { isTimeZone, timeAt } from '#rules/zone.ts';
import { isLoopback, loadConfig } from '../config.ts';
import { POOLERS } from '../configVariables.ts';
import { readZone } from '../database/calendarReading.ts';
import { openDatabase } from '../database/database.ts';
import { openedOtherwise, readOpenedAs } from '../database/openedAs.ts';
import type { SetupText } from '../text/setupTexts.ts';
import { codeOf, failed, passed, type Check } from './serviceCheck.ts';

/** Addresses of a network of one's own, which nobody else reaches. */
const PRIVATE = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80:|::1$)/i;
export const DEFAULT_PORT = 4000;
const TIMEOUTS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000, dnsTimeout: 8000 };

/** Whether the names of the market, and of a trial's stand-ins, lead to an address. */
export const checkAddress: Check = async (settings, { lookup }) => {
  const { PUBLIC_URL: url = 'http://localhost:4000', MARKET_MODE: mode, PORT: port = DEFAULT_PORT } = settings;
  const { hostname, port: named } = new URL(url);
  if (isLoopback(hostname))
    return Number(named || 80) === port
      ? passed({ key: 'setup.address.own_machine' })
      : failed({ key: 'setup.address.other_port', values: { url, port } }, 'PORT', 'PUBLIC_URL');
  const hosts = [hostname, ...(mode === 'trial' ? trialHosts(url) : [])];
  const notes: SetupText[] = [];
  for (const host of hosts)
    try {
      const addresses = await lookup(host);
      if (addresses.every((address) => PRIVATE.test(address)))
        notes.push({ key: 'setup.address.private', values: { host, addresses: addresses.join(', ') } });
    } catch {
      return failed(
        { key: 'setup.address.nowhere', values: { host } },
        ...(host === hostname ? (['PUBLIC_URL'] as const) : []),
      );
    }
  return passed(...notes);
};

/** The names of a trial's stand-ins below the market's. */
function trialHosts(publicUrl: string): string[] {
  const config = loadConfig({
    MARKET_MODE: 'trial',
    PUBLIC_URL: publicUrl,
    TRIAL_PASSWORD: 'not-used-for-names',
    DATABASE_URL: 'postgres://localhost/none',
  });
  return [config.identity.url, config.paymentUrl, config.mailboxUrl].map((url) => new URL(url).hostname);
}

const DATABASE_PROBLEMS: Record<string, SetupText['key']> = {
  '28P01': 'setup.database.password',
  '28000': 'setup.database.user',
  '3D000': 'setup.database.absent',
  ECONNREFUSED: 'setup.database.no_server',
  ENOTFOUND: 'setup.database.no_host',
};

/** Whether the database answers, may be written, and is not one of another kind of market. */
export const checkDatabase: Check = async ({ DATABASE_URL: url = '', DATABASE_POOLER: pooler, MARKET_MODE: mode }) => {
  const wrong = (key: SetupText['key'], values: SetupText['values'] = {}) => failed({ key, values }, 'DATABASE_URL');
  try {
    const database = await openDatabase({ url, pooler: POOLERS.find((one) => one === pooler) ?? null });
    try {
      const { rows } = await database.runText(
        "select has_schema_privilege(current_schema(), 'create') as owns, to_regclass('market') is not null as filled, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
      );
      const [found] = rows as { owns: boolean; filled: boolean; encoding: string }[];
      if (found?.encoding !== 'UTF8') return wrong('setup.database.encoding');
      if (!found.owns) return wrong('setup.database.owner');
      if (!found.filled) return passed({ key: 'setup.database.empty' });
      const openedAs = await readOpenedAs(database.kysely).catch(() => null);
      const other = mode === 'demo' || mode === undefined ? null : openedOtherwise(openedAs, mode);
      if (other !== null) return wrong('setup.database.other', { text: other });
      // A database of a version before has none yet.
      const zone = await readZone(database.kysely).catch(() => null);
      if (zone === null) return passed();
      if (!isTimeZone(zone)) return wrong('setup.database.zone', { zone });
      return passed({ key: 'setup.database.clocks', values: { time: timeAt(new Date(), zone), zone } });
    } finally {
      await database.close();
    }
  } catch (error) {
    const code = codeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    return wrong(DATABASE_PROBLEMS[code] ?? 'setup.database.failure', { message: message || code });
  }
};

const MAIL_PROBLEMS: Record<string, SetupText['key']> = {
  EAUTH: 'setup.mail.login',
  ECONNECTION: 'setup.mail.no_server',
  ESOCKET: 'setup.mail.no_tls',
  ETIMEDOUT: 'setup.mail.silent',
  EDNS: 'setup.mail.no_host',
};

/** Whether the mail server takes the user and the sender; no mail is sent. */
export const checkMail: Check = async ({ SMTP_URL: url = '', MAIL_FROM: from = '' }) => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...TIMEOUTS });
  try {
    await transport.verify();
    const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? '';
    return passed({ key: 'setup.mail.records', values: { domain } });
  } catch (error) {
    const code = codeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    return failed({ key: MAIL_PROBLEMS[code] ?? 'setup.mail.failure', values: { message } }, 'SMTP_URL');
  } finally {
    transport.close();
  }
};
