import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(line: object): Record<string, unknown> {
  let text = '';
  const sink = new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) });
  createLog('info', sink).info(line, 'said');
  return JSON.parse(text) as Record<string, unknown>;
}

test('a line is one JSON object with its time', () => {
  const line = logged({ port: 4000 });
  expect(line).toMatchObject({ msg: 'said', port: 4000, level: 30 });
  expect(new Date(String(line.time)).toISOString()).toBe(line.time);
});

test('cookies, tokens and authorizations never reach it', () => {
  const headers = {
    cookie: 'etal_session=hunter2',
    authorization: 'Bearer hunter2',
    'set-cookie': 'etal_session=hunter2',
    accept: '*/*',
  };
  const line = logged({
    headers,
    req: { headers },
    cookie: 'hunter2',
    visitor: { sessionToken: 'hunter2', address: '::1' },
  });
  expect(JSON.stringify(line)).not.toContain('hunter2');
  expect(line).toMatchObject({ headers: { accept: '*/*', cookie: '(hidden)' }, visitor: { address: '::1' } });
});
