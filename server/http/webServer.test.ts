import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createWebServer } from './webServer.ts';

let server: ReturnType<typeof createWebServer> | undefined;
afterEach(() => void server?.close());

async function open(isPublic: boolean): Promise<number> {
  const timeLimits = { headers: 40, request: 80, checkEvery: 10 };
  server = createWebServer({ isPublic, timeLimits }, (_, response) => response.end('market'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
/** Everything that the server sends until it closes the connection. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  if (text !== '') socket.write(text);
  await once(socket, 'close');
  return received;
}
const get = (...hosts: string[]) =>
  `GET / HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`;

it.each([
  ['sends nothing', '', '408'],
  ['sends half of its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ', '408'],
  ['sends half of a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf', '200'],
])('closes a connection that %s', async (_, text, status) => {
  expect((await answerTo(await open(true), text)).slice(9, 12)).toBe(status);
});

it('keeps an idle connection longer than a balancer does, which closes it first', async () => {
  const market = await fetch(`http://127.0.0.1:${await open(true)}/`);
  const nginxSeconds = 60;
  expect(Number(/timeout=(\d+)/.exec(market.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(nginxSeconds);
});

it('waits for headers as long as other servers do, since a busy process reads late what arrived in time', () => {
  const { headersTimeout, requestTimeout } = createWebServer({ isPublic: true }, () => {});
  expect([headersTimeout, requestTimeout]).toEqual([60_000, 60_000]);
});

it('refuses a request with two Host headers, in whatever mode', async () => {
  for (const isPublic of [true, false]) {
    expect(await answerTo(await open(isPublic), get('localhost', 'localhost'))).toMatch(/^HTTP\/1\.1 400 /);
    server?.close();
  }
});

it('answers a foreign host only in public', async () => {
  const foreign = ['marche.example', '192.168.1.10:4000', 'localhost.marche.example', '[2001:db8::1]:4000'];
  const own = ['localhost', 'localhost:4000', 'marche.localhost:4000', '127.0.0.1:4000', '[::1]:4000'];
  const local = await open(false);
  for (const host of foreign) expect(await answerTo(local, get(host)), host).toMatch(/^HTTP\/1\.1 421 /);
  for (const host of own) expect(await answerTo(local, get(host)), host).toMatch(/^HTTP\/1\.1 200 /);
  server?.close();
  const shown = await open(true);
  for (const host of foreign) expect(await answerTo(shown, get(host)), host).toMatch(/^HTTP\/1\.1 200 /);
});
