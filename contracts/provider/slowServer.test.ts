import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { runVerify } from './runVerify.ts';

const PACT = {
  consumer: { name: 'c' },
  provider: { name: 'p' },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'ShopQuery: one',
      providerStates: [{ name: 'a shop', params: {} }],
      request: { method: 'POST', path: '/graphql', body: { content: { query: 'query ShopQuery { shop { name } }' } } },
      response: { status: 200, body: { content: { data: { shop: { name: 'A' } } } }, matchingRules: {} },
    },
  ],
  metadata: { pactSpecification: { version: '4.0' } },
};
const DRIP_MS = 5;

type Answer = (response: ServerResponse) => void;
const json = (text: string): Answer => {
  const head = { 'content-type': 'application/json' };
  return (response) => void response.writeHead(200, head).end(text);
};
const slowly: [string, Answer][] = [
  ['says nothing', () => undefined],
  ['sends a head and no body', (response) => void response.writeHead(200, { 'content-length': '500' }).write('{')],
  [
    'sends a byte now and then',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), DRIP_MS);
      response.on('close', () => clearInterval(drip));
    },
  ],
];

/** Which of its three answers is slow, its time limit, and the message. `URL` stands for the address. */
const places = {
  reach: [60, 'Nobody answers at URL: no answer within 60 s.'],
  state: [60, 'The state "a shop" could not be set up at URL/provider-states: no answer within 60 s.'],
  call: [60, 'URL does not answer "ShopQuery: one": no answer within 60 s.'],
} as const;
type Place = keyof typeof places;
const GOOD: Record<Place, Answer> = {
  reach: json('{"data":{"shop":{"name":"A"}}}'),
  state: json('{"headers":{},"values":{}}'),
  call: json('{"data":{"shop":{"name":"A"}}}'),
};

describe('a slow server', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-slow-server-'));
  const file = path.join(folder, 'pact.json');
  let url: string;
  let answers = GOOD;
  /** The first request only checks that an API is there. */
  let isReached = false;
  let onSlow: () => void = () => undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const place = request.url !== '/graphql' ? 'state' : isReached ? 'call' : 'reach';
      isReached ||= place === 'reach';
      answers[place](response);
      if (answers[place] !== GOOD[place]) onSlow();
    });
  });
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(PACT));
    url = await listenLocally(server);
  });
  afterAll(async () => {
    await closeNow(server);
    rmSync(folder, { recursive: true, force: true });
  });
  // The time limits are the product's own, so the test skips them with fake timers.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    answers = GOOD;
    isReached = false;
  });

  const cases = (Object.keys(places) as Place[]).flatMap((place) =>
    slowly.map(([how, answer]) => [place, how, answer] as const),
  );
  it.each(cases)('is given up after its time limit: %s, and it %s', async (place, _how, answer) => {
    const [seconds, sentence] = places[place];
    answers = { ...GOOD, [place]: answer };
    const slow = new Promise<void>((resolve) => (onSlow = resolve));
    const output = { out: '', err: '' };
    const io = { out: (text: string) => void (output.out += text), err: (text: string) => void (output.err += text) };
    let code: number | null = null;
    const verificationEnd = runVerify(['--url', url], io, { command: 'verify', pact: file, start: null }).then(
      (is) => (code = is),
    );
    await slow;
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1000);
    expect(code).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    // Tearing down what was set up may be slow, too.
    for (const teardown = once(server, 'request'); code === null; await vi.advanceTimersByTimeAsync(1000))
      await Promise.race([verificationEnd, teardown]);
    expect([code, output.out]).toEqual([2, '']);
    expect(output.err).toBe(`${sentence.replace('URL', url)}\n`);
  });
});
