import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueFolder } from '../../tests/support/catalogueFolder.ts';
import { sendOperatorCommand } from '../../tests/support/operatorTool.ts';
import { marketServices, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { findAccountByEmail, insertAccount } from '../embedded/identity/accountStore.ts';
import { createEmbeddedStaff } from '../embedded/identity/embeddedStaff.ts';
import { readTicket } from '../embedded/identity/ticketStore.ts';
import { createLog } from '../log.ts';
import { marketJobs } from '../marketJobs.ts';
import { createSiteInformationService } from '../siteInformation/siteInformationService.ts';
import { operatorCommands } from './operatorCommands.ts';
import { listenForOperator } from './operatorSocket.ts';

describe('occasional operator tasks on a running server', () => {
  let database: Database;
  let socket: Awaited<ReturnType<typeof listenForOperator>>;
  const { folder, remove } = catalogueFolder({});
  const data = path.join(folder, 'data');
  const logged: string[] = [];
  const run = (command: string, ...args: string[]) => sendOperatorCommand(folder, data, command, ...args);
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    await offer(database, 'carottes');
    const market = marketServices(database);
    const siteInformation = createSiteInformationService({ database, catalogue: market.catalogue });
    const commands = operatorCommands({
      services: { ...market, siteInformation },
      database,
      clock: market.clock,
      jobs: marketJobs(market),
      hasOwnClock: true,
      staff: createEmbeddedStaff(database, { url: 'https://identity.example.test' }),
      dataDir: data,
      place: 'the test’s database',
      log: createLog('info', { write: (line) => void logged.push(line) }),
    });
    socket = await listenForOperator(data, commands);
  });
  afterAll(async () => {
    await socket.close();
    await database.close();
    remove();
  });

  it('lists a payment that became no order until it is settled', async () => {
    const unapplied = { session_id: 'cs_yen', reason: 'currency', amount: 1025, currency: 'jpy' } as const;
    const id = '00000000-0000-4000-8000-000000000001';
    await database.kysely
      .insertInto('unapplied_payment')
      .values({ ...unapplied, attempt_id: id, payment_intent: 'pi_yen', at: new Date() })
      .execute();
    const text = expect.stringContaining('payment cs_yen (pi_yen) of 1025 jpy came in another currency than CAD');
    expect(await run('refunds')).toMatchObject({ code: 1, stdout: text });
    expect(await run('check')).toMatchObject({ code: 1, stderr: text });
    expect(await run('refunds', '--settled', 'cs_yen', '--dry-run')).toMatchObject({ code: 0 });
    expect(await run('refunds', '--settled', 'cs_yen')).toMatchObject({ code: 0, stdout: 'cs_yen is settled.\n' });
    expect(await run('refunds', '--settled', 'cs_yen')).toMatchObject({ code: 1 });
    expect(await run('refunds')).toMatchObject({ code: 0, stdout: 'Nothing is owed to a card.\n' });
    expect(await run('check')).toMatchObject({ code: 0 });
  });

  it('backs up the running market, and refuses to restore over it', async () => {
    const backup = await run('backup', 'market.etal');
    expect([backup.code, backup.stderr, backup.stdout]).toEqual([
      0,
      '',
      expect.stringMatching(/market\.etal: \d+ tables, \d+ rows, 0 files, /),
    ]);
    expect(fs.statSync(path.join(folder, 'market.etal')).mode & 0o777).toBe(0o600);
    const repeated = await run('backup', 'market.etal');
    expect([repeated.code, repeated.stderr]).toEqual([1, expect.stringMatching(/^There is a file .* already: .*\n$/)]);
    const dry = await run('restore', 'market.etal', '--dry-run');
    expect([dry.code, dry.stdout]).toEqual([
      1,
      expect.stringMatching(/^the test’s database\n[^]*The database is not empty[^]*Dry run: the backup is whole/),
    ]);
    expect((await run('restore', '--replace', '--dry-run', 'market.etal')).code).toBe(0);
    const refusal = await run('restore', '--replace', 'market.etal');
    expect([refusal.code, refusal.stderr]).toEqual([
      1,
      expect.stringMatching(/^A server is running on this data folder/),
    ]);
    const none = await run('restore', 'nothing.etal', '--dry-run');
    expect([none.code, none.stderr]).toEqual([
      1,
      expect.stringMatching(/nothing\.etal could not be read: there is no such file or folder\.\n$/),
    ]);
    fs.rmSync(path.join(folder, 'market.etal'));
  });

  it('creates a staff account once, prints a password link, and logs no link', async () => {
    const dry = await run('create-staff', 'Ann.Chef@exemple.ca', '--dry-run');
    expect([dry.code, dry.stdout]).toEqual([0, expect.stringMatching(/Dry run: nothing was changed\.\n$/)]);
    expect(await findAccountByEmail(database.kysely, 'ann.chef@exemple.ca')).toBeNull();
    const created = await run('create-staff', 'Ann.Chef@exemple.ca', '--lang=en');
    const [, token = ''] = /\/password\/reset\?ticket=([\w-]{43})\n$/.exec(created.stdout) ?? [];
    expect([created.code, created.stderr]).toEqual([0, '']);
    const account = await findAccountByEmail(database.kysely, 'ann.chef@exemple.ca');
    expect(account?.account).toMatchObject({ roles: ['manager'], locale: 'en', emailVerified: false });
    expect(await readTicket(database.kysely, 'password', token, new Date())).toMatchObject({
      email: 'ann.chef@exemple.ca',
    });
    expect((await run('create-staff', 'ann.chef@exemple.ca')).stdout).toBe(
      'ann.chef@exemple.ca has the role manager already.\n',
    );
    expect((await run('create-staff', 'ann.chef@exemple.ca', '--link')).stdout).toContain('/password/reset?ticket=');
    expect(await readTicket(database.kysely, 'password', token, new Date())).toBeNull();
    const subject = `auth0|${'b'.repeat(24)}`;
    await insertAccount(database.kysely, {
      subject,
      email: 'bob@exemple.ca',
      locale: 'fr',
      passwordHash: 'kept',
      roles: ['other'],
    });
    expect((await run('create-staff', 'bob@exemple.ca')).stdout).toMatch(
      /^bob@exemple\.ca has the role manager now: .*\n$/,
    );
    expect(await findAccountByEmail(database.kysely, 'bob@exemple.ca')).toMatchObject({
      account: { roles: ['other', 'manager'] },
      passwordHash: 'kept',
    });
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { subject: account?.account.subject, outcome: 'created' },
      { subject, outcome: 'raised' },
    ]);
    expect(logged.join()).not.toMatch(/ticket|exemple/);
  });

  it('exports how often operations were called, beside the caller', async () => {
    expect(await run('export', 'operations', 'uses.json')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('0 calls from ') as string,
    });
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'uses.json'), 'utf8'))).toMatchObject({ uses: [] });
  });

  it("exports only the newsletter's subscribers for a spreadsheet, and overwrites no file", async () => {
    const add = async (nth: number, email: string, first: string, consents: boolean[], more: object = {}) => {
      const id = `00000000-0000-4000-8000-0000000001${nth}`;
      const columns = {
        id,
        subject: `auth0|n${nth}`,
        email,
        first_name: first,
        identity_at: new Date(),
        created_at: new Date(),
        locale: 'fr' as const,
      };
      await database.kysely
        .insertInto('customer')
        .values({ ...columns, newsletter: consents.at(-1) ?? false, ...more })
        .execute();
      for (const [at, yes] of consents.entries())
        await database.kysely
          .insertInto('newsletter_consent')
          .values({
            customer_id: id,
            given: yes,
            source: at === 0 ? 'sign_up' : 'account',
            at: new Date(1e12 + at * 1000),
          })
          .execute();
    };
    await add(10, 'oui@exemple.ca', '=HYPERLINK("x")', [true, false, true], { email_verified: true });
    // Somebody else may have signed up with it (E75).
    await add(15, 'inconnue@exemple.ca', 'Inconnue', [true]);
    await add(11, 'non@exemple.ca', 'No', [true, false], { email_verified: true });
    await add(12, 'jamais@exemple.ca', 'Jamais', []);
    await add(13, 'parti@exemple.ca', 'Parti', [true], { deleted_at: new Date(), subject: null });
    await add(14, 'été@exemple.ca', 'Zoé, "la" grande', [true], { email_verified: true });
    expect(await run('export', 'subscribers', 'out.csv')).toMatchObject({ code: 0, stderr: '' });
    expect(fs.readFileSync(path.join(folder, 'out.csv'), 'utf8')).toBe(
      [
        '\ufeffcourriel,prénom,nom,langue,consentement du (UTC),donné où',
        `oui@exemple.ca,"'=HYPERLINK(""x"")",,fr,2001-09-09T01:46:42.000Z,compte`,
        'été@exemple.ca,"Zoé, ""la"" grande",,fr,2001-09-09T01:46:40.000Z,inscription',
        '',
      ].join('\n'),
    );
    expect(fs.statSync(path.join(folder, 'out.csv')).mode & 0o777).toBe(0o600);
    const repeated = await run('export', 'subscribers', 'out.csv', '--lang', 'en');
    expect([repeated.code, repeated.stderr]).toEqual([
      1,
      expect.stringMatching(/^There is a file .*out\.csv already: .*\n$/),
    ]);
    expect((await run('export', 'subscribers', '--lang=en', 'en.csv')).code).toBe(0);
    expect(fs.readFileSync(path.join(folder, 'en.csv'), 'utf8')).toContain('email,first name');
    const nowhere = await run('export', 'subscribers', 'no/where.csv');
    expect([nowhere.code, nowhere.stderr]).toEqual([
      1,
      expect.stringMatching(/could not be written: there is no such file or folder\.\n$/),
    ]);
  });

  it('rehearses the closing, and charges only with --charge', async () => {
    const dry = await run('close-period', '--dry-run');
    expect([dry.code, dry.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^Étal, the test’s database\nIf the week of [^]*Nothing was charged, and nothing was changed/,
      ),
    ]);
    expect(await run('close-period', '--charge')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing was due') as string,
    });
  });

  it.each([
    [['backup'], 'backup takes one file.'],
    [['backup', 'a', 'b'], 'backup takes one file.'],
    [['backup', '--all'], 'backup takes one file.'],
    [['restore'], 'restore takes one file.'],
    [['restore', 'a', '--force'], '--force'],
    [['close-period'], 'close-period takes --dry-run'],
    [['close-period', '--dry-run', '--charge'], 'close-period takes --dry-run'],
    [['create-staff'], 'create-staff takes one e-mail address'],
    [['create-staff', 'ann@'], 'ann@ is not an e-mail address.'],
    [['create-staff', 'ann@exemple.ca', '--lang=de'], '--lang=fr or --lang=en'],
    [['export', 'subscribers'], 'export subscribers takes one file.'],
    [['export', 'operations'], 'export operations takes one file.'],
    [['export', 'subscribers', 'x.csv', '--lang', 'de'], '--lang takes fr or en.'],
  ])('exits with 2 for invalid arguments: %j', async ([command = '', ...args], message) => {
    const { code, stderr } = await run(command, ...args);
    expect([code, stderr.includes(message)]).toEqual([2, true]);
  });
});
