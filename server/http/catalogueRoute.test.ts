import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { FILE_MARKET } from '../../tests/support/fileMarket.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { openMarket } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { answerCatalogue } from './catalogueRoute.ts';

const ORIGIN = 'https://market.example';
type Report = {
  isWritten: boolean;
  problemCount: number;
  problems: { file: string; line: number; column: string | null; message: string }[];
  changeCount: number;
  changes: { key: string; column: string | null; before: string | null; after: string | null }[];
};

describe.each(testDatabaseKinds())('catalogue files at the desk (%s)', (kind) => {
  let api: ApiServer;
  let server: Server;
  let url: string;
  let manager: Who;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    manager = await api.signIn('josee', { roles: ['staff'] });
    const { services, callerOf } = api;
    const parts = {
      services,
      callerOf,
      origins: new Set([ORIGIN]),
      realNow: () => api.time.real,
      now: () => new Date(),
    };
    server = createServer((request, response) => {
      answerCatalogue(parts, request, response).catch(() => response.writeHead(500).end());
    });
    url = await listenLocally(server);
  });
  beforeEach(() =>
    sql`truncate seller, collection, shipping_zone, location, basket, catalogue_saving cascade`.execute(
      api.database.kysely,
    ),
  );
  afterAll(async () => {
    await closeNow(server);
    await api.close();
  });

  async function post(body: object | string, who: Who = manager) {
    api.time.real += 60_000;
    const { session, authorization } = who;
    const cookie = api.sessions.cookie(api.sessions.issue(session, null));
    const response = await fetch(`${url}/catalogue`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, ...(authorization && { authorization }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  }
  const filesOf = (files: Record<string, string>) => Object.entries(files).map(([name, text]) => ({ name, text }));
  let requests = 0;
  async function send(files: Record<string, string>, dryRun = false, requestId = `r${(requests += 1)}`) {
    const { text } = await post({ files: filesOf(files), dryRun, locale: 'fr', requestId });
    return JSON.parse(text) as Report;
  }
  const sellers = async () =>
    (await api.database.kysely.selectFrom('seller').select('handle').orderBy('handle').execute()).map(
      ({ handle }) => handle,
    );

  it('come from managers alone', async () => {
    const body = { files: filesOf(FILE_MARKET), dryRun: true, locale: 'fr', requestId: 'x' };
    expect((await post(body, await api.signIn('ann'))).status).toBe(403);
    expect((await post(body, await api.signIn('vera', { roles: ['volunteer'] }))).status).toBe(403);
    expect((await post(body, { session: manager.session })).status).toBe(401);
    expect((await post('{')).status).toBe(400);
    expect((await post({ files: [] })).status).toBe(400);
    expect((await fetch(`${url}/catalogue`)).status).toBe(405);
  });

  it('say what would change before anything is written, are imported once, and undone as a whole', async () => {
    const preview = await send(FILE_MARKET, true);
    expect(preview).toMatchObject({ isWritten: false, problemCount: 0, changeCount: 7 });
    expect(preview.changes).toContainEqual(expect.objectContaining({ key: 'ferme', column: null, after: 'Ferme' }));
    expect(await sellers()).toEqual([]);
    expect(await send(FILE_MARKET, false, 'once')).toMatchObject({ isWritten: true, changeCount: 7 });
    expect(await send(FILE_MARKET, false, 'once')).toMatchObject({ isWritten: false, changeCount: 0 });
    expect(await sellers()).toEqual(['ferme', 'rucher']);
    const change = await send({ 'products-prix.csv': 'handle_fr,variant,price\nmiel-dore,pot,13\n' }, true);
    expect(change.changes).toEqual([
      {
        kind: 'products',
        key: 'miel-dore/pot',
        column: 'price',
        before: '12.00',
        after: '13.00',
        names: { object: { primary: 'Miel doré, pot', secondary: 'Golden honey, pot' } },
      },
    ]);
    const [saving] = await api.services.catalogueAdmin.catalogueSavings();
    expect(saving).toMatchObject({ source: 'import', undone_at: null });
    await api.ask(manager, `mutation { undoCatalogueSaving(number: ${saving!.number}) { number } }`);
    expect(await sellers()).toEqual([]);
  });

  it('name each broken cell by line in the reader’s language, and write nothing of 5,000', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `h-${index},N,cher`).join('\n');
    const broken = await send({ ...FILE_MARKET, 'baskets.csv': `handle,name_fr,price\n${lines}\n` });
    expect(broken).toMatchObject({ isWritten: false, problemCount: 5000, changeCount: 0 });
    expect(broken.problems).toHaveLength(200);
    expect(broken.problems[0]).toMatchObject({ file: 'baskets.csv', line: 2, column: 'price' });
    expect(broken.problems[0]?.message).toMatch(/^attendu\s: un montant/);
    expect(await sellers()).toEqual([]);
    const odd = await send({ 'site.json': '{}', 'liste.csv': 'a\n', 'sellers.csv': 'handle,name\n"a' }, true);
    expect(odd.problems.map(({ file }) => file)).toEqual(['site.json', 'liste.csv', 'sellers.csv']);
  });

  it('are exported as an import reads them', async () => {
    await send(FILE_MARKET);
    const { text } = await post({ export: 'csv' });
    const { files } = JSON.parse(text) as { files: { name: string; text: string }[] };
    const catalogue = files.filter(({ name }) => name !== 'site.json');
    expect(catalogue.map(({ name }) => name)).toContain('products/legumes.csv');
    const again = await send(Object.fromEntries(catalogue.map((file) => [file.name, file.text])), true);
    expect(again).toMatchObject({ problemCount: 0, changeCount: 0 });
  });
});
