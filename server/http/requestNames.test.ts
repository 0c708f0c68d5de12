import { expect, it } from 'vitest';
import { createLog, inRequest } from '../log.ts';
import { requestNames } from './requestNames.ts';

const UUID = /^[\da-f-]{36}$/;

it.each([
  [{}, { request: expect.stringMatching(UUID) }],
  [{ 'x-request-id': 'lb-7f3a.12:9' }, { request: 'lb-7f3a.12:9' }],
  // What could be a person's, or break a line, is none.
  [{ 'x-request-id': 'ann@exemple.ca' }, { request: expect.stringMatching(UUID) }],
  [{ 'x-request-id': 'short' }, { request: expect.stringMatching(UUID) }],
  [{ 'x-request-id': 'x'.repeat(81) }, { request: expect.stringMatching(UUID) }],
  [
    { 'x-request-id': 'lb-7f3a12', traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
    { request: 'lb-7f3a12', trace: '4bf92f3577b34da6a3ce929d0e0e4736' },
  ],
  [{ 'x-request-id': 'lb-7f3a12', traceparent: '00-4bf92f35-00f067aa0ba902b7-01' }, { request: 'lb-7f3a12' }],
])('names a request by what its balancer sent: %j', (headers, names) => {
  expect(requestNames(headers)).toEqual(names);
});

it('is in every line that is logged meanwhile, and in no other', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  log.info('before');
  await inRequest({ request: 'lb-7f3a12', trace: '4bf9' }, async () => {
    await Promise.resolve();
    log.info('meanwhile');
  });
  log.info('after');
  expect(lines.map(({ msg, request, trace }) => [msg, request, trace])).toEqual([
    ['before', undefined, undefined],
    ['meanwhile', 'lb-7f3a12', '4bf9'],
    ['after', undefined, undefined],
  ]);
});
