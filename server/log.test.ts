import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(line: object): Record<string, unknown> {
  let text = '';
  const sink = new Writable({ write: (chunk, _, callback) => ((text += String(chunk)), callback()) });
  createLog('info', sink).info(line, 'said');
  return JSON.parse(text) as Record<string, unknown>;
}

it('writes each line as one JSON object with its time', () => {
  const line = logged({ port: 4000 });
  expect(line).toMatchObject({ msg: 'said', port: 4000, level: 30 });
  expect(new Date(String(line.time)).toISOString()).toBe(line.time);
});

it('contains no email addresses and no signed tokens, wherever they are', () => {
  const line = logged({
    err: new Error('no account of camille.roy@exemple.ca'),
    note: 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln refused',
    other: { reply: 'Camille Roy <camille.roy+marche@exemple.ca>' },
  });
  expect(JSON.stringify(line)).not.toMatch(/camille|exemple|eyJ/);
  expect(line).toMatchObject({ err: { message: 'no account of (hidden)' }, note: 'Bearer (hidden) refused' });
});

it('contains no private link of an order', () => {
  const path = '/ma-commande/lnk_0123456789abcdef0123456789abcdef';
  const line = logged({ path, err: new Error(`${path} did not render`), variables: { order: path.split('/')[2] } });
  expect(JSON.stringify(line)).not.toContain('0123456789');
  expect(line).toMatchObject({ path: '/ma-commande/lnk_(hidden)', variables: { order: 'lnk_(hidden)' } });
});

it.each([
  ['/calendrier/SECRET-fr.ics', '0a1b2c3d-0a1b-4c3d-8a1b-0a1b2c3d4e5f', '/calendrier/(hidden)-fr.ics'],
  ['/desabonnement/SECRET', `${'0a'.repeat(16)}.${'Ab-_'.repeat(10)}xyz`, '/desabonnement/(hidden)'],
  ['/courriel-confirme/SECRET', `${'0a'.repeat(16)}.${'Ab-_'.repeat(10)}xyz`, '/courriel-confirme/(hidden)'],
  ['/bordereau/SECRET/p.pdf', `${'0a'.repeat(16)}.${'Ab-_'.repeat(10)}xyz`, '/bordereau/(hidden)/p.pdf'],
  ['/photos/SECRET', `0a1b2c3d-0a1b-4c3d-8a1b-0a1b2c3d4e5f.1795000000.${'Ab-_'.repeat(10)}xyz`, '/photos/(hidden)'],
  ['https://billing.stripe.com/p/session/SECRET', 'bps_Ab-_', 'https://billing.stripe.com/p/session/(hidden)'],
  ['/u/confirm?ticket=SECRET&lang=fr', 'Ab-_'.repeat(10), '/u/confirm?ticket=(hidden)&lang=fr'],
  ['/?code=SECRET&state=SECRET', 'Ab-_~.1', '/?code=(hidden)&state=(hidden)'],
])('contains no signed links: %s', (link, secret, hidden) => {
  const address = link.replaceAll('SECRET', secret);
  const line = logged({
    path: address,
    err: new Error(`GET ${address} failed`),
    origin: `https://market.test${address}`,
  });
  expect(JSON.stringify(line)).not.toContain(secret);
  expect(line).toMatchObject({
    path: hidden,
    err: { message: `GET ${hidden} failed` },
    origin: `https://market.test${hidden}`,
  });
});

it('contains an error’s place and reason, without the values that a database adds', () => {
  const detail = { detail: 'Failing row contains (Camille, 819 555-0123)', code: '23514', where: 'hunter2' };
  const failure = Object.assign(new Error('violates a check'), detail);
  const { err } = logged({ err: new Error('A profile was not written', { cause: failure }) });
  expect(err).toEqual({
    type: 'Error',
    message: 'A profile was not written',
    stack: expect.stringContaining('log.test.ts'),
    cause: { type: 'Error', message: 'violates a check', stack: expect.any(String), code: '23514' },
  });
});

it('contains no cookies, tokens and authorizations', () => {
  const headers = {
    cookie: 'etal_session=hunter2',
    authorization: 'Bearer hunter2',
    'set-cookie': 'etal_session=hunter2',
    accept: '*/*',
  };
  const line = logged({
    headers,
    req: { headers },
    request: { headers },
    cookie: 'hunter2',
    token: 'hunter2',
    password: 'hunter2',
    secret: 'hunter2',
    visitor: { sessionToken: 'hunter2', address: '::1' },
    context: { visitor: { sessionToken: 'hunter2', token: 'hunter2' } },
  });
  expect(JSON.stringify(line)).not.toContain('hunter2');
  expect(line).toMatchObject({ headers: { accept: '*/*', cookie: '(hidden)' }, visitor: { address: '::1' } });
});
