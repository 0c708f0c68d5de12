import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefusedError } from './mail.ts';
import { createSmtpMail } from './smtpMail.ts';

const KEY = '0b8a3c1e-7f7f-4c3e-9f0a-111111111111';
const MAIL = {
  to: 'ann@exemple.ca',
  locale: 'fr',
  subject: 'Reçu',
  text: 'Été',
  html: '<p>Été</p>',
  key: KEY,
} as const;

/** A mail server that answers RCPT as told and keeps what it took. */
async function smtpServer(recipient: string) {
  const received: string[] = [];
  const server = net.createServer((socket) => {
    let data: string | null = null;
    socket.setEncoding('utf8').write('220 mail.example\r\n');
    socket.on('data', (part: string) => {
      if (data !== null) {
        data += part;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = null;
        return void socket.write('250 ok\r\n');
      }
      for (const line of part.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          data = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write(/^RCPT/i.test(line) ? `${recipient}\r\n` : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, taken: received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe('mail by SMTP', () => {
  const open: (() => unknown)[] = [];
  afterEach(() => Promise.all(open.splice(0).map((close) => close())));

  async function gatewayTo(recipient: string) {
    const server = await smtpServer(recipient);
    const gateway = createSmtpMail({ url: server.url, from: 'Marché <commandes@marche.example>' });
    open.push(server.close, gateway.close);
    return { server, gateway };
  }

  it('sends both bodies and the files, under the same Message-ID at every try', async () => {
    const { server, gateway } = await gatewayTo('250 ok');
    const files = [{ name: 'commande.ics', type: 'text/calendar; charset=utf-8', text: 'BEGIN:VCALENDAR' }];
    const ids = [await gateway.send({ ...MAIL, files }), await gateway.send({ ...MAIL, files })];
    expect(ids).toEqual([`<${KEY}@marche.example>`, `<${KEY}@marche.example>`]);
    expect(server.taken).toHaveLength(2);
    for (const header of ['To: ann@exemple.ca', `Message-ID: <${KEY}@marche.example>`, 'text/html', 'text/plain'])
      expect(server.taken[0]).toContain(header);
    expect(server.taken[0]).toMatch(/Content-Type: text\/calendar[^]*filename=commande\.ics/);
  });

  it('sends the address for one-click unsubscribing (RFC 8058)', async () => {
    const { server, gateway } = await gatewayTo('250 ok');
    await gateway.send(MAIL);
    await gateway.send({ ...MAIL, unsubscribe: 'https://marche.example/desabonnement/a.b' });
    expect(server.taken[0]).not.toContain('List-Unsubscribe');
    expect(server.taken[1]).toContain('List-Unsubscribe: <https://marche.example/desabonnement/a.b>');
    expect(server.taken[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('sends from the market’s name, with answers to its people (ADR 64)', async () => {
    const { server, gateway } = await gatewayTo('250 ok');
    await gateway.send({ ...MAIL, from: { name: 'Canal', address: null, replyTo: 'bonjour@canal.example' } });
    await gateway.send({ ...MAIL, from: { name: 'Canal', address: 'envoi@canal.example', replyTo: null } });
    expect(server.taken[0]).toContain('From: Canal <commandes@marche.example>');
    expect(server.taken[0]).toContain('Reply-To: bonjour@canal.example');
    expect(server.taken[1]).toContain('From: Canal <envoi@canal.example>');
    expect(server.taken[1]).not.toContain('Reply-To');
  });

  it.each([
    ['550 no such mailbox', true],
    ['559 no such mailbox, either', true],
    ['451 later', false],
    // Of the connection or the account, not of the mailbox.
    ['535 not signed in', false],
    ['549 another time', false],
    ['560 another reason', false],
  ])('decides whether "%s" is a permanent refusal: %s', async (reply, isRefused) => {
    const { gateway } = await gatewayTo(reply);
    const error: unknown = await gateway.send(MAIL).catch((reason: unknown) => reason);
    expect([error instanceof Error, error instanceof MailRefusedError]).toEqual([true, isRefused]);
  });

  it('finds a mail server up that refuses mail, and one down that does not answer or refuses everybody', async () => {
    const { gateway, server } = await gatewayTo('451 later');
    expect(await gateway.isUp()).toBe(true);
    await server.close();
    expect(await gateway.isUp()).toBe(false);
    const closing = net.createServer((socket) => socket.end('421 closing\r\n'));
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(closing.address() as AddressInfo).port}`;
    expect(await createSmtpMail({ url, from: 'a@b.example' }).isUp()).toBe(false);
    closing.close();
  });

  it('does not take an unreachable mail server for a refusal', async () => {
    const gateway = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@b.example' });
    const error: unknown = await gateway.send(MAIL).catch((reason: unknown) => reason);
    expect([error instanceof Error, error instanceof MailRefusedError]).toEqual([true, false]);
  });
});
