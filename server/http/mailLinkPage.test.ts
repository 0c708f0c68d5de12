import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { marketServices, openMarket } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { createClock } from '../gateways/clock.ts';
import { createMailLinks } from '../mail/mailLinks.ts';
import { answerMailLink } from './mailLinkPage.ts';

describe.each(testDatabaseKinds())('the page that stops reminders (%s)', (kind) => {
  let database: Database;
  let url: string;
  let path: string;
  let id: string;
  const server = createServer((request, response) => {
    const token = (request.url ?? '').split('/').at(-1) ?? '';
    void answerMailLink(createMailLinks(database, createClock()), token, request, response);
  });
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const { visitor } = await signedIn(marketServices(database), 'ann');
    id = visitor.customer!.id;
    path = await createMailLinks(database, createClock()).remindersPath(id);
    url = await listenLocally(server);
  });
  afterAll(async () => {
    await closeNow(server);
    await database.close();
  });
  const confirmation = (locale: 'fr' | 'en') =>
    database.kysely.updateTable('customer').set({ locale, notify_abandoned_cart: true }).where('id', '=', id).execute();
  const stored = () =>
    database.kysely
      .selectFrom('customer')
      .select(['notify_abandoned_cart as asked', 'version', 'field_versions'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('requires a confirmation before it stops anything, in the reader’s language', async () => {
    for (const [locale, text] of [
      ['fr', 'Ne plus les recevoir'],
      ['en', 'Stop reminders'],
    ] as const) {
      await confirmation(locale);
      const response = await fetch(url + path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.text()).toContain(`<button>${text}</button>`);
      expect((await stored()).asked).toBe(true);
    }
  });

  it('stops reminders by one POST without sign-in, once even if repeated, as a change of the profile', async () => {
    await confirmation('fr');
    const { version } = await stored();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const _ of [1, 2]) {
      const response = await fetch(url + path, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Vous ne recevrez plus')]);
    }
    expect(await stored()).toMatchObject({
      asked: false,
      version: version + 1,
      field_versions: { notificationPreferences: version + 1 },
    });
  });

  it('rejects a token that it has not signed', async () => {
    await confirmation('fr');
    const [start, signature = ''] = path.split('.');
    const otherToken = `${start?.slice(0, -1)}${start?.endsWith('0') ? '1' : '0'}.${signature}`;
    for (const wrong of [`${start}.${'a'.repeat(43)}`, otherToken, `${path}x`, '/%00'])
      for (const method of ['GET', 'POST'])
        expect((await fetch(url + wrong, { method })).status, `${method} ${wrong}`).toBe(404);
    expect((await stored()).asked).toBe(true);
    expect((await fetch(url + path, { method: 'DELETE' })).status).toBe(405);
  });

  it('stops what others request for an address, in the language of the mail, for ever', async () => {
    const links = createMailLinks(database, createClock());
    const [french, english] = [
      await links.addressPath('Camille@exemple.ca', 'fr'),
      await links.addressPath('camille@exemple.ca', 'en'),
    ];
    expect(await (await fetch(url + french)).text()).toContain('<button>Ne plus en recevoir</button>');
    expect(await (await fetch(url + english)).text()).toContain('<button>Stop notices</button>');
    const recipients = () => database.kysely.selectFrom('mail_recipient').select('unsubscribed_at').execute();
    expect(await recipients()).toEqual([]);
    for (const path of [french, english]) expect((await fetch(url + path, { method: 'POST' })).status).toBe(200);
    expect(await recipients()).toEqual([{ unsubscribed_at: expect.any(Date) as Date }]);
  });
});
