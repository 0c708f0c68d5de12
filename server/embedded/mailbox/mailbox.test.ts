import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../gateways/mail.ts';
import { startMailbox } from './mailboxServer.ts';
import { openMailFolder } from './mailFolder.ts';
import type { MailFolder } from './mailFolder.ts';

const HTML =
  '<!doctype html><html><head><style>p { color: green }</style></head><body><p>Bonjour</p><script>alert(1)</script></body></html>';
const MAIL: Mail = {
  to: 'ann@exemple.ca',
  locale: 'fr',
  subject: 'Commande "20001" <b>',
  text: 'Bonjour <Ann>\nhttps://market.example/commande?a=1&b=2',
  html: HTML,
  files: [{ name: 'cueillette "1".ics', type: 'text/calendar; charset=utf-8', text: 'BEGIN:VCALENDAR' }],
};

describe('the mailbox of a fresh machine', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  let folder: MailFolder;
  let box: Awaited<ReturnType<typeof startMailbox>>;
  let id: string;
  let plainText: string;
  beforeAll(async () => {
    folder = await openMailFolder(data);
    await folder.send({ ...MAIL, key: '00000000-0000-4000-8000-000000000001' });
    const { html: _html, files: _files, ...text } = MAIL;
    await folder.send({ ...text, subject: 'Plain', locale: 'en' });
    [plainText, id] = (await folder.list(9)).map((mail) => mail.id) as [string, string];
    box = await startMailbox({
      port: 0,
      host: '127.0.0.1',
      isPublic: false,
      folder,
      marketName: 'Marché du Canal',
      monogram: 'MC',
      marketUrl: 'http://localhost:5000/',
      log: { error: (fields) => expect.unreachable(JSON.stringify(fields)) },
    });
  });
  afterAll(async () => {
    await box.close();
    rmSync(data, { recursive: true });
  });

  /** As written: fetch would normalise the path. */
  const get = (address: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      request({ port: box.port, path: address, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  it('lists sent mails, the newest first, in the reader’s language, with no content interpreted as HTML', async () => {
    const { status, body } = await get('/?lang=fr');
    expect([status, body.indexOf('Plain') < body.indexOf('20001')]).toEqual([200, true]);
    expect(body).toContain('Commande &quot;20001&quot; &lt;b&gt;');
    expect(body).toContain('<html lang="fr');
    expect((await get('/', 'GET', { 'accept-language': 'en-CA' })).body).toContain('<html lang="en');
  });

  it('is signed with the name and the monogram of the market, as a trial', async () => {
    const { body } = await get('/?lang=fr');
    expect(body).toContain('Marché du\u00A0Canal');
    expect(body).toContain('Boîte aux lettres d’essai');
    const [, logo = ''] = /<img class="logo" src="([^"]+)"/.exec(body) ?? [];
    expect((await get(logo)).body).toContain('>MC</text>');
  });

  it('shows a mail’s own HTML in a frame without scripts or network (design of mails)', async () => {
    const page = await get(`/${id}`);
    const [frame = ''] = /<iframe[^]*?<\/iframe>/.exec(page.body) ?? [];
    expect(frame).toContain(`src="/${id}/html"`);
    expect(/sandbox="([^"]*)"/.exec(frame)?.[1]?.split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect(page.headers['content-security-policy']).toMatch(/frame-src 'self'/);
    expect(page.body).not.toContain('<script>alert(1)');
    expect(page.body).toContain('Bonjour &lt;Ann&gt;');
    expect(page.body).toContain(
      '<a href="https://market.example/commande?a=1&amp;b=2">https://market.example/commande?a=1&amp;b=2</a>',
    );

    const inside = await get(`/${id}/html`);
    expect([inside.status, inside.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(inside.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    expect(inside.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(inside.body).toBe(HTML.replace('<head>', '<head><base target="_blank" />'));
  });

  it('shows a text mail without a frame, in its own language', async () => {
    const { body } = await get(`/${plainText}`);
    expect(body).not.toContain('<iframe');
    expect(body).toContain('<article lang="en-CA">');
    expect((await get(`/${plainText}/html`)).status).toBe(404);
  });

  it('offers attachments for download, under a sanitised name', async () => {
    const { headers, body } = await get(`/${id}/0`);
    expect([headers['content-type'], headers['content-disposition'], body]).toEqual([
      'text/calendar; charset=utf-8',
      'attachment; filename="cueillette1.ics"',
      'BEGIN:VCALENDAR',
    ]);
    expect((await get(`/${id}/1`)).status).toBe(404);
  });

  it.each([
    '/nothing',
    '/../../etc/passwd',
    '/%2e%2e%2fetc',
    `/${'0'.repeat(15)}-${'0'.repeat(36)}`,
    '/a/b/c',
    '//evil',
  ])('has no other pages: %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('is read-only: it accepts GET and HEAD alone', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await get(`/${id}`, method)).status).toBe(405);
    expect(await get(`/${id}`, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await folder.list(9)).toHaveLength(2);
  });

  it('stores one mail per key, readable by its owner only, and no more than 500', async () => {
    const ownFolder = path.join(data, 'own');
    let now = 1_790_000_000_000;
    const many = await openMailFolder(ownFolder, () => now);
    const [key, sameKey] = ['a', 'b'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`) as [
      string,
      string,
    ];
    for (const subject of ['first', 'sent again']) expect(await many.send({ ...MAIL, subject, key })).toBe(key);
    expect((await many.list(9)).map(({ subject }) => subject)).toEqual(['first']);
    expect(statSync(path.join(ownFolder, readdirSync(ownFolder)[0]!)).mode & 0o077).toBe(0);
    for (let count = 0; count < 500; count += 1) {
      now += 1;
      await many.send({ ...MAIL, subject: `mail ${count}` });
    }
    expect([readdirSync(ownFolder).length, (await many.list(1))[0]?.subject]).toEqual([500, 'mail 499']);
    writeFileSync(path.join(ownFolder, `${sameKey}.json.tmp`), '{');
    await openMailFolder(ownFolder);
    expect(readdirSync(ownFolder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
