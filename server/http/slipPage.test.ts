import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { location, marketServices, openMarket, zone, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { writeWeekOrders } from '../../tests/support/weekOrders.ts';
import type { Database } from '../database/database.ts';
import { slipPath } from '../mail/slipLinks.ts';
import { answerSlip } from './slipPage.ts';

const WEEK = '2026-11-20';
const bees = testId('seller abeille');

describe.each(testDatabaseKinds())('the page of a producer (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let url: string;
  let path: string;
  let address = '192.0.2.1';
  /** Stands still: limits let through nothing more while a slow machine works. */
  const realNow = () => Date.parse('2026-11-23T12:00:00Z');
  const server = createServer((request, response) => {
    const [, , token = '', part = null] = (request.url ?? '').split('?')[0]!.split('/');
    void answerSlip({ services: market, address, realNow }, { token, part }, request, response);
  });
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const goods = smallMarket(database.kysely);
    await goods.seller('abeille', { name: 'Abeille & <b>Fils</b>', contact_email: 'abeille@exemple.ca' });
    await goods.seller('ferme', { contact_email: 'ferme@exemple.ca' });
    await goods.product('miel', 'abeille');
    await goods.product('chou', 'ferme');
    const of = (product: string, seller: string, quantity: number) => ({
      variantId: testId(`variant ${product.replace('=', '')} 0`),
      product,
      seller,
      quantity,
    });
    await writeWeekOrders(database, [
      {
        name: 'ann',
        period: WEEK,
        locationId: location('marche'),
        lines: [of('=miel', 'abeille', 3), of('chou', 'ferme', 77)],
      },
      {
        name: 'eve',
        period: WEEK,
        delivery: { zoneId: zone('vallee'), postalCode: 'J9A1B1', line1: '1, rue A' },
        lines: [of('=miel', 'abeille', 5)],
      },
    ]);
    market = marketServices(database, { now: '2026-11-23T12:00:00Z' });
    const staff = await signedIn(market, 'josee', { roles: ['manager'] });
    await market.slips.send(staff.visitor.customer!.id, { sellerId: bees, week: WEEK, requestId: 'one' });
    const { id } = await database.kysely.selectFrom('producer_slip').select('id').executeTakeFirstOrThrow();
    path = await slipPath(database.kysely, id);
    url = await listenLocally(server);
  });
  afterAll(async () => {
    await closeNow(server);
    await database.close();
  });
  const get = async (target: string, init: RequestInit = {}) => {
    const response = await fetch(url + target, init);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };

  it('shows what the producer brings, in all and by place, and nothing of anybody else', async () => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain('<html lang="fr-CA">');
    expect(body).toContain('Abeille &amp; &lt;b&gt;Fils&lt;/b&gt;');
    const text = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/En tout .* 8 .* 3 .*Livraison.* 5 /);
    expect(text).not.toContain('chou');
    expect(text).not.toContain('77');
    for (const person of ['ann', 'eve', 'rue A']) expect(text).not.toContain(person);
  });

  it('says when to bring it as the market has set it, and promises no hour of a pickup otherwise', async () => {
    const textOf = async (target: string) =>
      (await get(target)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    const head = /Où .* Quand (.*?) Imprimer/;
    expect(head.exec(await textOf(path))?.[1]).toBe('Le marché vous dit quand apporter');
    const place = { primary: 'Porte arrière', secondary: 'Back door' };
    const dropOff = { weekday: 3 as const, from: '09:00', to: '12:00', place };
    const { version } = await market.siteInformation.settings();
    const identity = {
      name: { primary: 'Marché', secondary: 'Market' },
      monogram: null,
      logo: null,
      hours: [],
      sender: null,
    };
    await database.kysely
      .updateTable('market')
      .set({
        identity: JSON.stringify({ ...identity, taxNumbers: { gst: null, qst: null }, dropOff }),
        version: version + 1,
      })
      .execute();
    expect(head.exec(await textOf(path))?.[1]).toMatch(/^mercredi 25 novembre, 9 h à 12 h Sur place Porte arrière$/);
    expect(await textOf(`${path}?lang=en`)).toMatch(
      /When Wednesday, November 25, 9 a\.m\. to 12 p\.m\. Once there Back door/,
    );
  });

  it('is English for who chooses it', async () => {
    const { body } = await get(`${path}?lang=en`);
    expect(body).toContain('<html lang="en-CA">');
    expect(body).toContain('what to bring');
  });

  it('is stored by no cache, found by no search engine, named to no other site, and sets no cookie', async () => {
    for (const target of [path, `${path}/csv`]) {
      const { headers } = await get(target);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect((await get(path)).headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
  });

  it('offers the same as a spreadsheet, in the language of the page, without formulas', async () => {
    const { headers, body } = await get(`${path}/csv?lang=fr`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="a-apporter-2026-11-26.csv"');
    const rows = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(rows[0]).toBe('Lieu;Jour;Heures;Produit;Format;Quantité');
    expect(rows.slice(1).map((row) => row.split(';').slice(3))).toEqual([
      ["'=miel", expect.any(String), '3'],
      ["'=miel", expect.any(String), '5'],
    ]);
  });

  it('opens nothing with an altered link, in the reader’s language, and does not say whose it was', async () => {
    const [start = '', signature = ''] = path.split('.');
    const other = `${start.slice(0, -1)}${start.endsWith('0') ? '1' : '0'}.${signature}`;
    for (const wrong of [other, `${start}.${'a'.repeat(43)}`, `${path}x`, `${path}/autre`, '/bordereau/%00']) {
      const { status, body, headers } = await get(wrong, { headers: { 'accept-language': 'en-CA' } });
      expect([wrong, status]).toEqual([wrong, 404]);
      expect(body).not.toContain('Abeille');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    const english = await get(other, { headers: { 'accept-language': 'en-CA,fr;q=0.5' } });
    expect(english.body).toContain('This link no longer works');
    expect((await get(other)).body).toContain('Ce lien ne s’ouvre plus');
    expect((await get(path, { method: 'DELETE' })).status).toBe(405);
  });

  const formOf = (body: string) => /name="form" value="([^"]+)"/.exec(body)![1]!;
  const post = (values: Record<string, string>, headers: Record<string, string> = {}, target = path) =>
    get(target, { method: 'POST', body: new URLSearchParams(values), headers, redirect: 'manual' });
  const honey = testId('variant miel 0');
  const stored = () => database.kysely.selectFrom('producer_proposal').selectAll().execute();
  const openForm = async () => formOf((await get(path)).body);

  it('stores what is proposed by POST alone, once, and shows what became of it after a reload by GET', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await get(`${path}?price-${honey}=6&form=x`, { method })).status).toBe(200);
    expect(await stored()).toEqual([]);
    const values = { form: await openForm(), [`price-${honey}`]: '6,25', note: 'Cire & <sucre> chers' };
    const refused = await post(values);
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('Cire &amp; &lt;sucre&gt; chers');
    expect(refused.body).toContain('value="6,25"');
    expect(refused.body).toContain('aria-invalid="true"');
    expect(refused.body).toContain('<a href="#note">Le mot ne peut pas');
    expect(await stored()).toEqual([]);
    const sent = { ...values, note: 'Cire chère' };
    for (const count of [1, 0]) {
      const { status, headers } = await post(sent);
      expect([status, headers.get('location')]).toEqual([303, `${path}?lang=fr&sent=${count}#propositions`]);
    }
    expect(await stored()).toMatchObject([{ kind: 'price', amount: 625, seen: 500, note: 'Cire chère' }]);
    const { body } = await get(`${path}?lang=en&sent=1`);
    expect(body).toContain('1 suggestion sent.');
    expect(body).toContain('Waiting for the market');
  });

  it('stores nothing of another site or of a form that the page did not make, and loses nothing typed', async () => {
    await database.kysely.deleteFrom('producer_proposal').execute();
    const form = await openForm();
    const typed = { [`stock-${honey}`]: '77' };
    for (const [values, headers] of [
      [typed, {}],
      [{ ...typed, form: `${'0'.repeat(32)}.${form.split('.')[1]}` }, {}],
      [{ ...typed, form }, { 'sec-fetch-site': 'cross-site' }],
    ] as [Record<string, string>, Record<string, string>][]) {
      const { status, body } = await post(values, headers);
      expect(status).toBe(403);
      expect(body).toContain('Rien n’a été envoyé');
    }
    expect(await stored()).toEqual([]);
    expect((await post({ form, note: 'a'.repeat(500_000) })).status).toBe(413);
    expect((await post({ form }, {}, `${path}/csv`)).status).toBe(405);
    expect((await post(typed, { 'accept-language': 'en' }, `${path.slice(0, -1)}_`)).status).toBe(404);
  });

  it('answers too many forms with everything that was typed', async () => {
    address = '192.0.2.77';
    await database.kysely.deleteFrom('rate_bucket').execute();
    const form = await openForm();
    const answers = [];
    for (let index = 0; index < 14; index += 1)
      answers.push(await post({ form, [`price-${honey}`]: '0', 'name-x': 'y' }, { 'sec-fetch-site': 'same-origin' }));
    expect(answers[0]!.status).toBe(422);
    expect(answers.at(-1)!.status).toBe(429);
    expect(answers.at(-1)!.body).toContain('value="0"');
    await database.kysely.deleteFrom('rate_bucket').execute();
  });

  it('refuses too many requests for one link, and from one network', async () => {
    address = '198.51.100.7';
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await get(path)).status));
    expect(statuses).toContain(429);
    const { status, headers, body } = await get(path);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(body).not.toContain('Abeille');
  });

  it('says so once the link is revoked', async () => {
    address = '203.0.113.9';
    await database.kysely.deleteFrom('rate_bucket').execute();
    const staff = await database.kysely.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    await market.slips.revokeLinks(staff.id, { sellerId: bees, week: WEEK });
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toContain('Ce lien ne s’ouvre plus');
    expect(body).not.toContain('Abeille');
    const typed = await post({ form: 'x', [`price-${honey}`]: '6', [`name-${honey}`]: 'Miel <b>', note: 'Merci' });
    expect(typed.status).toBe(404);
    expect(typed.body.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Miel &lt;b&gt; prix.: 6\s+Merci/);
    expect(await stored()).toEqual([]);
  });
});
