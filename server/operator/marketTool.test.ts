import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatCents } from '#rules/money.ts';
import { catalogueFolder, textsOf } from '../../tests/support/catalogueFolder.ts';
import { copyMigratedFiles } from '../../tests/support/databaseTemplates.ts';
import { FILE_MARKET, fileMarket } from '../../tests/support/fileMarket.ts';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { createJourneyDatabase } from '../../tests/support/journeyDatabase.ts';
import { callTool, runTool, sendOperatorCommand } from '../../tests/support/operatorTool.ts';
import { publicApi } from '../../tests/support/publicApi.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations/all.ts';
import { createEmbeddedStaff } from '../embedded/identity/embeddedStaff.ts';
import { createLog } from '../log.ts';
import { JOB_NAMES, marketJobs } from '../marketJobs.ts';
import { exportArguments, importArguments, withAbsolutePaths } from './fileArguments.ts';
import { UsageError } from './operatorAnswer.ts';
import { operatorCommands } from './operatorCommands.ts';
import { listenForOperator } from './operatorSocket.ts';

const INVALID_FILES = fileMarket({ 'sellers.csv': 'handle,name\nferme,<b>\nrucher,Rucher\n' });

/** A command of the tool: in a process of its own with `--all`. By default only those that `runTool` starts are. */
const tool = isFullRun ? runTool : callTool;

describe('the tool on a running server', () => {
  let database: Database;
  let api: ReturnType<typeof publicApi>;
  let socket: Awaited<ReturnType<typeof listenForOperator>>;
  const { folder, remove } = catalogueFolder({
    ...Object.fromEntries(Object.entries(FILE_MARKET).map(([name, text]) => [`good/${name}`, text])),
    ...Object.fromEntries(Object.entries(INVALID_FILES).map(([name, text]) => [`bad/${name}`, text])),
  });
  const data = path.join(folder, 'data');
  const start = (...args: string[]) => runTool(folder, { DATA_DIR: data }, ...args);
  const run = (...args: string[]) => tool(folder, { DATA_DIR: data }, ...args);
  const runCommand = (command: string, ...args: string[]) => sendOperatorCommand(folder, data, command, ...args);
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    api = publicApi(database);
    const { services, clock } = api;
    socket = await listenForOperator(
      data,
      operatorCommands({
        services,
        database,
        clock,
        jobs: marketJobs({
          ...services,
          mails: {
            sendDue: async () => 0,
            queueDue: async () => 0,
            forget: async () => 0,
          },
        }),
        hasOwnClock: true,
        staff: createEmbeddedStaff(database, { url: 'https://identity.example.test' }),
        dataDir: data,
        place: 'the test’s database',
        log: createLog('silent'),
      }),
    );
  });
  afterAll(async () => {
    await socket.close();
    await database.close();
    remove();
  });

  it('lists every error of the files, writes nothing, and exits with 1', async () => {
    const { code, stdout } = await start('import', 'bad');
    expect(code).toBe(1);
    expect(stdout).toContain('2 errors:');
    expect(stdout).toContain('sellers.csv, line 2, name: expected a text of one line');
    expect(stdout).toContain('Nothing was written.');
    expect((await api.services.catalogue.fresh()).products.size).toBe(0);
  });

  it('writes the valid part with --partial, and still exits with 1', async () => {
    expect((await runCommand('import', '--partial', '--dry-run', 'bad')).stdout).toMatch(/products +1 new[^]*Dry run/);
    const { code, stdout } = await runCommand('import', '--partial', 'bad');
    expect([code, stdout.includes('1 new')]).toEqual([1, true]);
    expect((await api.services.catalogue.current()).products.size).toBe(1);
  });

  it('imports a folder relative to the working folder, and the market shows it immediately', async () => {
    expect(await runCommand('import', 'good', '--dry-run')).toMatchObject({ code: 0 });
    expect((await api.services.catalogue.current()).products.size).toBe(1);
    const { code, stdout, stderr } = await start('import', 'good');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/products +1 new, 0 changed, 1 unchanged/);
    expect((await api.services.catalogue.current()).products.size).toBe(2);
  });

  it('credits and charges a customer with a note, and reports what prevents it', async () => {
    const none = await runCommand('credit', 'ann@exemple.ca', '12.50', 'Geste');
    expect([none.code, none.stderr.includes('No customer, or more than one, has this e-mail address.')]).toEqual([
      1,
      true,
    ]);
    const id = '00000000-0000-4000-8000-000000000001';
    await database.kysely
      .insertInto('customer')
      .values({
        id,
        subject: 'auth0|ann',
        email: 'ann@exemple.ca',
        identity_at: new Date(),
        created_at: api.clock.now(),
        locale: 'fr',
      })
      .execute();
    expect(await runCommand('credit', 'Ann@exemple.ca', '12.50', 'Caisse', 'abîmée')).toMatchObject({
      code: 0,
      stderr: '',
    });
    const less = await runCommand('credit', 'ann@exemple.ca', '-2', 'Erreur');
    expect([less.code, less.stdout]).toEqual([0, expect.stringContaining(`has a credit of ${formatCents(1050)} now.`)]);
    expect(await api.services.balance.allMovements(id)).toMatchObject([
      { amount: 200, balance: -1050, note: 'Erreur' },
      { amount: -1250, balance: -1250, note: 'Caisse abîmée' },
    ]);
    const first = api.clock.now().getTime();
    const clock = vi.spyOn(api.clock, 'now');
    const standAfter = (minutes: number) => clock.mockImplementation(() => new Date(first + minutes * 60_000));
    standAfter(9);
    const typedTwice = await runCommand('credit', 'ann@exemple.ca', '12.50', 'Caisse abîmée');
    expect([typedTwice.code, typedTwice.stderr.includes('repeat it with --again')]).toEqual([1, true]);
    expect(await runCommand('credit', '--again', 'ann@exemple.ca', '12.50', 'Caisse', 'abîmée')).toMatchObject({
      code: 0,
    });
    expect(await runCommand('credit', 'ann@exemple.ca', '12.50', 'Autre caisse')).toMatchObject({ code: 0 });
    expect(await api.services.balance.allMovements(id)).toHaveLength(4);
    standAfter(20);
    expect(await runCommand('credit', 'ann@exemple.ca', '12.50', 'Autre caisse')).toMatchObject({ code: 0 });
    clock.mockRestore();
    expect(await runCommand('check')).toMatchObject({ code: 0 });
    const dryRun = await runCommand('credit', 'ann@exemple.ca', '-3.00', 'Essai', '--dry-run');
    expect([dryRun.code, dryRun.stdout]).toEqual([
      0,
      expect.stringMatching(/^Étal, the test’s database\nDry run: ann@exemple\.ca would lose 3,00\s\$\.\n$/),
    ]);
    const repeated = await runCommand('credit', '--dry-run', 'ann@exemple.ca', '12.50', 'Autre caisse');
    expect([repeated.code, repeated.stderr.includes('repeat it with --again')]).toEqual([1, true]);
    expect(await api.services.balance.allMovements(id)).toHaveLength(5);
    const noDeposit = await runCommand('deposit', 'ann@exemple.ca', '10.00', '--dry-run');
    expect([noDeposit.code, noDeposit.stderr.includes('paid less than that in deposits')]).toEqual([1, true]);
    expect(await runCommand('refunds', '--again', '--dry-run')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\nNothing is owed to a card\.\n$/),
    });
    const beyond = await runCommand('deposit', 'ann@exemple.ca', '10.00', '--box');
    expect([beyond.code, beyond.stderr.includes('The customer has paid less than that in deposits.')]).toEqual([
      1,
      true,
    ]);
  });

  it('shows what maintenance would change', async () => {
    expect(await runCommand('maintenance', 'on', '--dry-run')).toMatchObject({
      stdout: 'Étal, the test’s database\nDry run: maintenance would be on.\n',
    });
    expect(await api.services.siteInformation.maintenance()).toBe(false);
  });

  it('exports files that an import finds unchanged', async () => {
    expect(await run('export', 'copy', '--format', 'json')).toMatchObject({ code: 0 });
    expect(Object.keys(textsOf(path.join(folder, 'copy')))).toContain('products/legumes.json');
    const { code, stdout } = await runCommand('import', 'copy');
    expect([code, stdout.includes('Nothing has changed.')]).toEqual([0, true]);
  });

  const refusedWords: [string[], string][] = [
    [['import', 'good', '--dryrun'], '--dryrun'],
    [['maintenance', 'perhaps'], 'maintenance takes on or off.'],
    [['imports'], 'There is no command imports.'],
    [['run'], 'run takes one job:'],
    [['run', 'nothing'], 'sessions'],
    [['run', 'sessions', '--dry-run'], 'run takes one job:'],
    [['run', 'sessions', 'payments'], 'run takes one job:'],
    [['advance'], 'advance takes a duration such as 90m, 36h or 7d.'],
    [['credit', 'ann@exemple.ca', '12.50'], 'credit takes an address, an amount and a note.'],
    [['credit', 'ann@exemple.ca', '0', 'Merci'], 'credit takes an amount such as 12.50, or -12.50.'],
    [['credit', 'ann@exemple.ca', '1e3', 'Merci'], 'credit takes an amount such as 12.50, or -12.50.'],
    [['deposit', 'ann@exemple.ca', '-10.00'], 'deposit takes an address and an amount such as 10.00, and --box.'],
    [['deposit', 'ann@exemple.ca', '10.00', 'box'], 'deposit takes an address and an amount such as 10.00, and --box.'],
    [['advance', '-1h'], 'advance takes a duration such as 90m, 36h or 7d.'],
  ];
  it.each(refusedWords)('exits with 2 for invalid arguments: %j', async (args, message) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr.includes(message)]).toEqual([2, true]);
  });

  it('ends a process with 2 for invalid arguments', async () => {
    expect(await start('run', 'nothing')).toMatchObject({ code: 2, stdout: '' });
  });

  it('reports what is missing or prevents a command, and exits with 1', async () => {
    const absent = await runCommand('import', 'nowhere');
    expect([absent.code, absent.stderr]).toEqual([1, expect.stringContaining('There is no file or folder')]);
    const inTheWay = await run('export', 'good');
    expect([inTheWay.code, inTheWay.stderr]).toEqual([1, expect.stringContaining('holds other catalogue files')]);
    expect((await run('import', '--help')).stdout).toContain('--partial');
  });

  it('runs one job, and every job after the clock was moved', async () => {
    expect(await runCommand('run', 'sessions')).toEqual({
      code: 0,
      stdout: 'sessions: nothing was due.\n',
      stderr: '',
    });
    const before = api.clock.now().getTime();
    const dryRun = await runCommand('advance', '36h', '--dry-run');
    expect([dryRun.code, dryRun.stdout]).toEqual([
      0,
      expect.stringMatching(/\nDry run: the market’s clock would show /),
    ]);
    expect(api.clock.now().getTime() - before).toBeLessThan(3_600_000);
    const { code, stdout } = await runCommand('advance', '36h');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^The market’s clock shows \w+day, .* \(.*Z\)\.\n((?:\w+:|It stopped at) .*\.\n)+$/),
    ]);
    expect(api.clock.now().getTime() - before).toBeGreaterThanOrEqual(36 * 3_600_000);
    for (const name of JOB_NAMES) expect(stdout).toContain(`\n${name}: nothing was due.\n`);
    expect((await run('run', '--help')).stdout).toContain('  sessions            Deletes expired sessions');
  });
});

describe('the tool without a server', () => {
  const { folder, remove } = catalogueFolder(FILE_MARKET);
  afterAll(remove);

  it('opens the embedded database itself', async () => {
    const env = { DATA_DIR: path.join(folder, 'data') };
    await copyMigratedFiles(env.DATA_DIR);
    expect(await runTool(folder, env, 'import', '.')).toMatchObject({ code: 0, stderr: '' });
    if (!isFullRun) return;
    expect((await tool(folder, env, 'import', 'products.csv')).stdout).toContain('Nothing has changed.');
  });

  it.each([
    ['advance', '1h'],
    ['run', 'sessions'],
  ])('does not offer %s', async (...args) => {
    const { code, stderr } = await tool(folder, { DATA_DIR: path.join(folder, 'none') }, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining('No server is running')]);
  });

  it('migrates a PostgreSQL, and opens it itself', async () => {
    const database = await createJourneyDatabase();
    try {
      const env = { DATA_DIR: path.join(folder, 'other'), DATABASE_URL: database.url };
      const migrateBy = async (...args: string[]) => (await tool(folder, env, 'migrate', ...args)).stdout;
      const names = Object.keys(migrations).map((name) => `  ${name}\n`);
      expect(await migrateBy('--dry-run')).toContain(`: would apply, in one transaction:\n${names.join('')}`);
      expect(await migrateBy()).toMatch(/: applied in [\d.]+ s:\n {2}m0001/);
      expect(await migrateBy()).toMatch(/: up to date\.\n$/);
      expect(await tool(folder, env, 'import', '.')).toMatchObject({ code: 0, stderr: '' });
      if (!isFullRun) return;
      expect((await tool(folder, env, 'import', '.')).stdout).toContain('Nothing has changed.');
    } finally {
      await database.remove();
    }
  });
});

describe('the arguments of import and export', () => {
  it('are one folder or file, with options anywhere', () => {
    expect(importArguments(['--partial', 'x', '--dry-run'])).toEqual({ target: 'x', partial: true, dryRun: true });
    expect(exportArguments(['x'])).toEqual({ target: 'x', format: 'csv' });
    expect(exportArguments(['--format=json', 'x'])).toEqual({ target: 'x', format: 'json' });
    expect(withAbsolutePaths('import', ['x', '--partial'], '/a')).toEqual(['--partial', '--', '/a/x']);
    expect(withAbsolutePaths('check', ['x'], '/a')).toEqual(['x']);
  });
  it.each([[[]], [['a', 'b']], [['a', '--what']], [['a', '--dry-run=1']]])(
    'are rejected otherwise: %j',
    (args: string[]) => {
      expect(() => importArguments(args)).toThrow(UsageError);
    },
  );
  it.each([[[]], [['a', 'b']], [['a', '--format', 'xls']], [['a', '--format']]])(
    'are rejected otherwise: %j',
    (args: string[]) => {
      expect(() => exportArguments(args)).toThrow(UsageError);
    },
  );
});
