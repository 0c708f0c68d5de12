import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphqlSync } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { testedMarket } from '../../tests/support/contracts/testedMarket.ts';
import { HEADER_VARIABLE } from './requestHeaders.ts';
import { runCheck } from './runCheck.ts';
import { runPull } from './runPull.ts';

const TOKEN = 'only-for-the-backend';

/** A backend that serves its schema only with the token, and echoes a wrong one. */
describe('a schema behind a token', () => {
  const market = testedMarket();
  let server: Server;
  let url: string;
  let receivedHeaders: (string | undefined)[];

  beforeEach(async () => {
    receivedHeaders = [];
    server = createServer((request, response) => {
      const { authorization, 'x-team': team } = request.headers;
      receivedHeaders.push(authorization, team as string | undefined);
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { query } = JSON.parse(body) as { query: string };
        const isKnown = authorization === `Bearer ${TOKEN}`;
        const unauthorized = { errors: [{ message: `who is ${authorization}?` }] };
        const answer = isKnown ? graphqlSync({ schema: buildSchema(market.schema), source: query }) : unauthorized;
        response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const check = (env: Record<string, string>, ...args: string[]) =>
    collectOutput((io) => runCheck([url, ...args], io, { ...market.setting, env }));
  const pull = (env: Record<string, string>, ...args: string[]) =>
    collectOutput((io) =>
      runPull([url, '--check', ...args], io, { command: 'pull', schema: market.at('schema.graphql'), env }),
    );

  it.each([
    ['check', check],
    ['pull', pull],
  ])('is served for a header from the arguments or the environment: %s', async (_, run) => {
    const header = `Authorization: Bearer ${TOKEN}`;
    expect(await run({}, '--header', header, '--header', 'X-Team: apples')).toMatchObject({ code: 0, err: '' });
    expect(receivedHeaders).toEqual([`Bearer ${TOKEN}`, 'apples']);
    expect(await run({ [HEADER_VARIABLE]: `${header}\nX-Team: pears\n` })).toMatchObject({ code: 0, err: '' });
    expect(receivedHeaders.slice(2)).toEqual([`Bearer ${TOKEN}`, 'pears']);
  });

  it('prefers headers of the arguments to those of the environment', async () => {
    const env = { [HEADER_VARIABLE]: 'authorization: Bearer old' };
    expect((await check(env, '--header', `Authorization: Bearer ${TOKEN}`)).code).toBe(0);
  });

  it.each([
    ['check', check],
    ['pull', pull],
  ])('is refused without one, and no message shows the refused token: %s', async (_, run) => {
    expect((await run({})).err).toBe(`${url} refuses introspection (status 401): who is undefined?.\n`);
    const wrongHeader = await run({}, '--header', 'Authorization: Bearer s3cret');
    expect(wrongHeader).toEqual({ code: 2, out: '', err: `${url} refuses introspection (status 401): who is ***?.\n` });
  });

  it.each([
    [['--header', 's3cret'], {}, '--header is to be a header, "Name: text"'],
    [['--header', 'Authorization:'], {}, '--header is to be a header'],
    [['--header', 'Bad name: s3cret'], {}, '--header is to be a header'],
    [['--header', 'A: s3cret\r\nB: s3cret'], {}, '--header is to be a header'],
    [['--header', 'A: s3cr€t'], {}, '--header is to be a header'],
    [['--header', 'Host: s3cret'], {}, '--header: the header Host is not to be given.'],
    [[], { [HEADER_VARIABLE]: 's3cret' }, `$${HEADER_VARIABLE} is to be a header`],
    [['--header'], {}, "'--header <value>' argument missing"],
  ])('is not requested with %j', async (args, env, message) => {
    for (const { code, out, err } of [await check(env, ...args), await pull(env, ...args)]) {
      expect([code, out]).toEqual([2, '']);
      expect(err.toLowerCase()).toContain(message.toLowerCase());
      expect(err).not.toMatch(/s3cr/);
    }
    expect(receivedHeaders).toEqual([]);
  });
});
