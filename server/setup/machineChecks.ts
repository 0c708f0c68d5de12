import { createTransport } from 'nodemailer';
import { isTimeZone, timeAt } from '#rules/zone.ts';
import { isLoopback, loadConfig } from '../config.ts';
import { POOLERS } from '../configVariables.ts';
import { readZone } from '../database/calendarReading.ts';
import { openDatabase } from '../database/database.ts';
import { openedOtherwise, readOpenedAs } from '../database/openedAs.ts';
import { codeOf, failed, passed, type Check } from './setupCheck.ts';

/** Addresses of a network of one's own, which nobody else reaches. */
const PRIVATE = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80:|::1$)/i;
const DEFAULT_PORT = 4000;
const TIMEOUTS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000, dnsTimeout: 8000 };

/** Whether the names of the market, and of a trial's stand-ins, lead to an address. */
export const checkAddress: Check = async (settings, { lookup }) => {
  const { PUBLIC_URL: url = 'http://localhost:4000', MARKET_MODE: mode, PORT: port = DEFAULT_PORT } = settings;
  const { hostname, port: named } = new URL(url);
  if (isLoopback(hostname))
    return Number(named || 80) === port
      ? passed('The market is for this machine alone.')
      : failed(
          `${url} names another port than the market’s, which is ${port}: change one of them.`,
          'PORT',
          'PUBLIC_URL',
        );
  const hosts = [hostname, ...(mode === 'trial' ? trialHosts(url) : [])];
  const notes: string[] = [];
  for (const host of hosts)
    try {
      const addresses = await lookup(host);
      if (addresses.every((address) => PRIVATE.test(address)))
        notes.push(`${host} leads to ${addresses.join(', ')}, which only your own network reaches.`);
    } catch {
      return failed(
        `${host} leads nowhere: add an A or AAAA record for it, with the address of this machine, where your domain is managed; it may take an hour.`,
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

const DATABASE_PROBLEMS: Record<string, string> = {
  '28P01': 'PostgreSQL refuses the password.',
  '28000': 'PostgreSQL refuses this user.',
  '3D000': 'There is no database of this name: create it (createdb), owned by this user.',
  ECONNREFUSED: 'Nothing answers at this address: is PostgreSQL running, and is the port right?',
  ENOTFOUND: 'The host name of the address leads nowhere.',
};

/** Whether the database answers, may be written, and is not one of another kind of market. */
export const checkDatabase: Check = async ({ DATABASE_URL: url = '', DATABASE_POOLER: pooler, MARKET_MODE: mode }) => {
  const wrong = (text: string) => failed(text, 'DATABASE_URL');
  try {
    const database = await openDatabase({ url, pooler: POOLERS.find((one) => one === pooler) ?? null });
    try {
      const { rows } = await database.runText(
        "select has_schema_privilege(current_schema(), 'create') as owns, to_regclass('market') is not null as filled, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
      );
      const [found] = rows as { owns: boolean; filled: boolean; encoding: string }[];
      if (found?.encoding !== 'UTF8') return wrong('The database is not in UTF8: create another (createdb -E UTF8).');
      if (!found.owns)
        return wrong('The user of DATABASE_URL may not create tables: make it the owner of the database.');
      if (!found.filled) return passed('The database is empty: the first start creates the tables.');
      const openedAs = await readOpenedAs(database.kysely).catch(() => null);
      const other = mode === 'demo' || mode === undefined ? null : openedOtherwise(openedAs, mode);
      if (other !== null) return wrong(other);
      // A database of a version before has none yet.
      const zone = await readZone(database.kysely).catch(() => null);
      if (zone === null) return passed();
      if (!isTimeZone(zone)) return wrong(`The market's time zone, ${zone}, is none that this version of Node has.`);
      return passed(`The market's clocks show ${timeAt(new Date(), zone)} (${zone}).`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const code = codeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    return wrong(DATABASE_PROBLEMS[code] ?? `The database cannot be used: ${message || code}.`);
  }
};

const MAIL_PROBLEMS: Record<string, string> = {
  EAUTH: 'The mail server refuses user or password: write them into SMTP_URL, with %40 for an @ in them.',
  ECONNECTION: 'Nothing answers at this address: check host and port (465 with smtps://, 587 with smtp://).',
  ESOCKET: 'Nothing answers at this address, or not with TLS: use smtps:// with port 465, smtp:// with port 587.',
  ETIMEDOUT: 'The mail server does not answer: check host and port; some networks close 25.',
  EDNS: 'The host name of SMTP_URL leads nowhere.',
};

/** Whether the mail server takes the user and the sender; no mail is sent. */
export const checkMail: Check = async ({ SMTP_URL: url = '', MAIL_FROM: from = '' }) => {
  const transport = createTransport({ url, ...TIMEOUTS });
  try {
    await transport.verify();
    const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? '';
    return passed(`No mail was sent. ${domain} needs SPF and DKIM records for this mail server.`);
  } catch (error) {
    const code = codeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    return failed(MAIL_PROBLEMS[code] ?? `The mail server cannot be used: ${message}.`, 'SMTP_URL');
  } finally {
    transport.close();
  }
};
