import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { testedMarket } from '../../tests/support/contracts/testedMarket.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { runCi } from '../ci/runCi.ts';
import { runVerify } from '../provider/runVerify.ts';
import { runCheck } from '../schema-check/runCheck.ts';
import { runUses } from '../schema-check/runUses.ts';
import { accessFile, conformanceFile, PACT_FILE } from './storefrontPact.ts';

const PACT = {
  consumer: { name: 'storefront' },
  provider: { name: 'market-api' },
  metadata: { pactSpecification: { version: '4.0' } },
  interactions: ['open', 'an order'].map((name, index) => ({
    type: 'Synchronous/HTTP',
    description: `OrderScreenQuery: ${name}`,
    ...(index === 1 && { providerStates: [{ name: 'an order' }] }),
    request: { method: 'POST', path: '/graphql', body: { content: { query: 'query OrderScreenQuery { a }' } } },
    response: { status: 200 },
  })),
};

/** Every input that a command reads by itself or by name: none of them is left out in silence when it is missing. */
describe('an input that is missing', () => {
  let market: ReturnType<typeof testedMarket>;
  let url: string;
  beforeEach(async () => {
    market = testedMarket();
    market.write(PACT_FILE, JSON.stringify(PACT));
    for (const file of [accessFile, conformanceFile])
      writeFileSync(file(market.at(PACT_FILE)), JSON.stringify({ ...PACT, interactions: [PACT.interactions[0]] }));
    market.write('consumers.json', '[]');
    market.setting.consumers = [market.at('consumers.json')];
    const server = createServer((request, response) => {
      const status = request.url === '/graphql' || request.url === '/provider-states' ? 200 : 404;
      request.resume().on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'));
    });
    url = await listenLocally(server);
    return () => closeNow(server);
  });
  afterEach(() => market.remove());

  const setting = () => ({ ...market.setting, pact: market.at(PACT_FILE), start: null, base: null });
  const commands = {
    check: (...args: string[]) =>
      collectOutput((io) => runCheck([market.at('schema.graphql'), ...args], io, setting())),
    uses: (...args: string[]) => collectOutput((io) => runUses(args, io, setting())),
    ci: (...args: string[]) => collectOutput((io) => runCi([market.at('schema.graphql'), ...args], io, setting())),
    verify: (...args: string[]) => collectOutput((io) => runVerify(['--url', url, ...args], io, setting())),
  };
  type Command = keyof typeof commands;

  it.each(Object.keys(commands) as Command[])('is none of those that %s has when all is there', async (command) => {
    expect(await commands[command]()).toMatchObject({ code: 0, err: '' });
  });

  const SUITES = 'which belongs to storefront-market-api.json: install the package once more.';
  it.each<[Command, string, string[], string]>([
    ['verify', accessFile(PACT_FILE), [], SUITES],
    ['verify', conformanceFile(PACT_FILE), ['--suite', 'all'], SUITES],
    ['verify', '', ['--states', 'URL/other'], 'has none of the states (status 404'],
    ['verify', '', ['--baseline', 'no.json'], '--baseline: there is no no.json'],
    ['check', 'deployed', [], 'deployed is no folder of releases: there is no such file.'],
    ['check', 'consumers.json', [], 'consumers.json cannot be read: there is no such file.'],
    ['check', 'operations.json', [], 'operations.json cannot be read: there is no such file.'],
    ['check', 'src', [], 'src is no folder of sources: there is no such file.'],
    ['check', '', ['--approvals', 'no.json'], 'no.json cannot be read: there is no such file.'],
    ['uses', 'deployed', [], 'deployed is no folder of releases: there is no such file.'],
    ['uses', 'consumers.json', [], 'consumers.json cannot be read: there is no such file.'],
    ['ci', 'deployed', [], 'deployed is no folder of releases: there is no such file.'],
    ['ci', 'consumers.json', [], 'consumers.json cannot be read: there is no such file.'],
    ['ci', '', ['--baseline', 'baseline.json'], '--baseline is about a server, and there is no --url.'],
    ['ci', '', ['--json', 'outcome.json'], '--json is about a server, and there is no --url.'],
  ])('ends %s with 2 and a sentence: %s %j', async (command, name, args, message) => {
    if (name !== '') rmSync(market.at(name), { recursive: true });
    // A change, so that the check looks for who uses it.
    market.write('schema.graphql', market.schema.replace('note: String', 'note: Int'));
    if (command === 'check') args = ['--schema', market.write('before.graphql', market.schema), ...args];
    const { code, out, err } = await commands[command](...args.map((one) => one.replace('URL', url)));
    expect(code).toBe(2);
    expect((out + err).replaceAll('\\', '')).toContain(message);
  });
});
