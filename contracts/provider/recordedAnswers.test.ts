import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { STOREFRONT_PACT, suiteFiles } from '../input/storefrontPact.ts';
import type { JsonValue } from './jsonValue.ts';
import type { PactInteraction } from './pact.ts';
import { readContract } from './pactContract.ts';
import { runVerify } from './runVerify.ts';
import { promisedRequest } from './sentRequest.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-recorded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { interactions } = readContract(suiteFiles(STOREFRONT_PACT, 'contract'), null);
const named = (name: string): PactInteraction => {
  const found = interactions.find(({ description }) => description === name);
  if (!found) throw new Error(`The contract has no ${name}.`);
  return found;
};

/** The contract's example for a list that must be empty is [null]. Of `nodes` null is an answer: there is no such object. */
const emptied = (value: JsonValue): JsonValue =>
  JSON.parse(JSON.stringify(value).replaceAll(/(?<!"nodes":)\[null\]/g, '[]')) as JsonValue;

type Recorded = { headers: Record<string, string>; body: string; answer: string; status?: number };
/** What a browser records while a server answers an interaction as the contract's example does. */
function recorded(interaction: PactInteraction, change = (text: string) => text): Recorded {
  const { headers, body } = promisedRequest(interaction);
  const own =
    headers.authorization === 'Bearer a-token' ? { ...headers, authorization: 'Bearer ey.real.one' } : headers;
  const answer = JSON.stringify(emptied(interaction.response.body?.content ?? null));
  return { headers: own, body: change(body), answer: change(answer) };
}

let files = 0;
function harOf(all: readonly Recorded[]): string {
  const entries = all.map(({ headers, body, answer, status = 200 }) => ({
    request: { headers: Object.entries(headers).map(([name, value]) => ({ name, value })), postData: { text: body } },
    response: { status, headers: [], content: { mimeType: 'application/json', text: answer } },
  }));
  const image = { request: { headers: [] }, response: { status: 200, headers: [], content: {} } };
  const file = path.join(folder, `${(files += 1)}.har`);
  writeFileSync(file, JSON.stringify({ log: { entries: [image, ...entries] } }));
  return file;
}

const verify = (from: string, ...args: string[]) =>
  collectOutput((io) =>
    runVerify(['--from-har', from, ...args], io, { command: 'verify', pact: STOREFRONT_PACT, start: null }),
  );

const ZONE = 'zonesQuery: returns the zone of a postal code';
const NO_CODE = 'zonesQuery: rejects a missing postal code';
/** The same traffic of a server with other ids. */
const ownData = (text: string) => text.replaceAll('_c0417ac7', '_0ther000');

describe('verify --from-har', () => {
  it('covers every interaction whose answer was recorded with the contract’s data, value for value', async () => {
    // Its example has one product for the page of 24.
    const WHOLE_PAGE = 'CollectionScreenQuery: returns one page of a longer list';
    const all = interactions.filter(({ description }) => description !== WHOLE_PAGE);
    const { code, out, err } = await verify(harOf(all.map((one) => recorded(one))), '--only', `^(?!${WHOLE_PAGE})`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${all.length} covered (${all.length} value for value, 0 by their shape), 0 failed`);
  });

  it('says what is not recorded, and is not green', async () => {
    const har = harOf([recorded(named(ZONE))]);
    const { code, out, err } = await verify(
      har,
      '--only',
      '^zonesQuery: (returns the zone of a|rejects a missing) postal code$',
    );
    expect(code).toBe(2);
    expect(out).toContain(
      `ok     ${ZONE}\n\nNOT RECORDED: 1 interaction of 1 operation, of which nothing is known:\n    1 of zonesQuery\n`,
    );
    expect(out).toContain('1 covered (1 value for value, 0 by their shape), 0 failed, 1 not recorded\n');
    expect(err).toBe(
      '1 of 2 interactions are not recorded: nothing is known of them (--only selects, --baseline names what counts).\n',
    );
    expect((await verify(har, '--only', `^${ZONE}$`)).code).toBe(0);
  });

  it('fails for a value of the contract’s data that differs', async () => {
    const wrong = recorded(named(ZONE), (text) => text.replace('"price":700', '"price":70000'));
    const { code, out } = await verify(harOf([wrong]), '--only', `^${ZONE}$`);
    expect(code).toBe(1);
    expect(out).toContain(
      `FAILED ${ZONE}\n  at $.data.shippingZones[0].price\n     expected  exactly 700\n     actual    70000`,
    );
  });

  it('compares what a server has recorded with its own data by its shape', async () => {
    const own = (price: string) =>
      recorded(named(ZONE), (text) => ownData(text).replace('"price":700', `"price":${price}`));
    const right = await verify(harOf([own('1250')]), '--only', `^${ZONE}$`);
    expect(right).toMatchObject({ code: 0, err: '' });
    expect(right.out).toContain(`shape  ${ZONE}\n`);
    expect(right.out).toContain('1 covered (0 value for value, 1 by their shape)');
    expect((await verify(harOf([own('1250')]), '--only', `^${ZONE}$`, '--strict')).code).toBe(2);
    const text = await verify(harOf([own('"1250"')]), '--only', '^zonesQuery');
    expect(text.code).toBe(1);
    expect(text.out).toContain('at $.data.shippingZones[0].price');
  });

  it('takes no other look for a fault or for a proof', async () => {
    const none = recorded(named(ZONE), (text) => ownData(text).replace(/"shippingZones":\[.*\]/, '"shippingZones":[]'));
    const { code, out } = await verify(harOf([none]), '--only', `^${ZONE}$`);
    expect(code).toBe(2);
    expect(out).toContain('0 covered');
    expect(out).toContain('0 failed, 1 not recorded');
  });

  it.each([
    ['a field that is gone', (text: string) => text.replace(/"name":"[^"]*",/, ''), '$.data.shippingZones[0]'],
    [
      'a number as text',
      (text: string) => text.replace(/"price":(\d+)/, '"price":"$1"'),
      '$.data.shippingZones[0].price',
    ],
    [
      'null for what cannot be null',
      (text: string) => text.replace(/"from":"[^"]*"/, '"from":null'),
      '$.data.shippingZones[0].expressSlot.from',
    ],
  ])('fails for %s in own data', async (_, change, place) => {
    const wrong = recorded(named(ZONE), ownData);
    const { code, out } = await verify(harOf([{ ...wrong, answer: change(wrong.answer) }]), '--only', '^zonesQuery');
    expect(code).toBe(1);
    expect(out).toContain(`at ${place}\n`);
  });

  it('counts with a baseline what was passed before alone', async () => {
    const baseline = path.join(folder, 'baseline.json');
    writeFileSync(baseline, JSON.stringify({ version: 2, passed: { [ZONE]: 'abc' }, answered: {} }));
    const only = ['--only', '^zonesQuery', '--baseline', baseline];
    expect(await verify(harOf([recorded(named(ZONE))]), ...only)).toMatchObject({ code: 0, err: '' });
    const without = await verify(harOf([recorded(named(NO_CODE))]), ...only);
    expect(without.code).toBe(1);
    expect(without.out).toContain(`FAILED ${ZONE}`);
  });

  it('reads a folder of pairs, whose requests are a guest’s in French unless they say otherwise', async () => {
    const pairs = path.join(folder, 'pairs');
    mkdirSync(pairs);
    const write = (name: string, value: unknown) => writeFileSync(path.join(pairs, name), JSON.stringify(value));
    const card = named('refreshCardQuery: returns a stored card');
    const [zone, left] = [recorded(named(ZONE)), recorded(card)];
    write('zone.request.json', JSON.parse(zone.body));
    write('zone.response.json', JSON.parse(zone.answer));
    write('card.request.json', {
      headers: { Authorization: 'Bearer ey.real.one' },
      body: JSON.parse(left.body) as object,
    });
    write('card.response.json', { status: 200, body: JSON.parse(left.answer) as object });
    const only = ['--only', `^${ZONE}$`, '--only', `^${card.description}$`];
    expect((await verify(pairs, ...only)).out).toContain('2 covered (2 value for value');
  });

  it('reports operations of another version of the storefront', async () => {
    const older = recorded(named(ZONE), (text) => text.replace(/\\n {2}\}/, String.raw`\n    older\n  }`));
    const { code, out } = await verify(
      harOf([older, recorded(named(NO_CODE))]),
      '--only',
      '^zonesQuery: rejects a missing postal code$',
    );
    expect(code).toBe(0);
    expect(out).toContain('1 recorded answer are not to what this storefront sends: zonesQuery\n');
  });

  it.each([
    ['a file that is not there', ['nowhere.har'], '--from-har: there is no nowhere.har.'],
    ['another JSON', [STOREFRONT_PACT], 'is no HAR: it has no log with entries.'],
    ['a recording without operations', [harOf([])], 'has no answer to an operation of the storefront.'],
    ['a server beside it', ['x.har', '--url', 'http://localhost'], '--from-har and --url: a recording is no server.'],
    ['a baseline to be updated', ['x.har', '--baseline', 'b', '--update-baseline'], '--from-har and --update-baseline'],
  ])('exits with 2, and one sentence, for %s', async (_, [from = '', ...args], message) => {
    const { code, out, err } = await verify(from, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
