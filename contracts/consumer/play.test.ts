import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Execute } from '../../src/shared/relay/environment.ts';
import { httpExecute } from '../../src/shared/relay/network.ts';
import { PACT_FILE } from '../input/storefrontPact.ts';
import type { Interaction } from './engine/interaction.ts';
import { pactText } from './engine/pactFile.ts';
import { play, type Connect } from './engine/play.ts';
import { contractInteractions } from './writeContract.ts';

const all = contractInteractions();
const interactionNamed = (description: string): Interaction => {
  const interaction = all.find((one) => one.description === description);
  if (!interaction) throw new Error(`There is no interaction ${description}.`);
  return interaction;
};
const added = interactionNamed('AddToCartMutation: adds a product on sale');
const refusedInteraction = interactionNamed('AddToCartMutation: rejects more than the stock');
const publicOne = interactionNamed('FaqScreenQuery: returns null for pages that are not written');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'etal-play-'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

/** The storefront's network layer with one property of its request changed before it is sent. */
const broken =
  (change: (request: { headers: Record<string, string>; body: Record<string, unknown> }) => void): Connect =>
  (to) => {
    const execute = httpExecute(to);
    return (async (params, variables) => {
      const send = globalThis.fetch;
      vi.stubGlobal('fetch', async (address: string, { headers, body, ...rest }: RequestInit) => {
        const request = {
          headers: headers as Record<string, string>,
          body: JSON.parse(String(body)) as Record<string, unknown>,
        };
        change(request);
        return send(address, { ...rest, headers: request.headers, body: JSON.stringify(request.body) });
      });
      return execute(params, variables).finally(() => vi.unstubAllGlobals());
    }) satisfies Execute;
  };

describe('the storefront’s own network layer', () => {
  it('sends what the contract promises, answered and refused, and writes the same bytes twice', async () => {
    const write = async (name: string) => {
      const to = path.join(folder, name);
      await play([added, refusedInteraction], to);
      return pactText([to], [added, refusedInteraction], () => 'src/cart/AddToCart.tsx');
    };
    const [once, twice] = [await write('once'), await write('twice')];
    expect(once).toBe(twice);
    const pact = JSON.parse(once) as { interactions: { description: string; comments: object }[]; metadata: object };
    expect(pact.interactions.map(({ description }) => description)).toEqual([
      added.description,
      refusedInteraction.description,
    ]);
    expect(pact.interactions[0]?.comments).toEqual({ component: 'src/cart/AddToCart.tsx' });
    expect(pact.metadata).toMatchObject({ pactSpecification: { version: '4.0' } });
  });

  it('leaves placeholders for values that only the states know', async () => {
    const next = interactionNamed('SellerGridPaginationQuery: returns the last page');
    await play([next], folder);
    const pact = JSON.parse(pactText([folder], [next], () => 'src/catalogue/SellerGrid.tsx')) as {
      interactions: { request: { generators?: unknown }; providerStates: { name: string }[] }[];
    };
    expect(pact.interactions[0]?.request.generators).toEqual({
      body: { '$.variables.cursor': { type: 'ProviderState', expression: '${cursor}', dataType: 'STRING' } },
    });
    expect(pact.interactions[0]?.providerStates.map(({ name }) => name)).toEqual(['a catalogue', 'a page was read']);
  });

  it('sends the customer’s token where the contract says so, with a placeholder for a state’s token', async () => {
    const interactions = [
      interactionNamed('UpdateUserMutation: stores habits'),
      interactionNamed('CustomerPartQuery: rejects a forged token'),
      interactionNamed('CustomerPartQuery: returns nothing to a guest'),
      publicOne,
    ];
    await play(interactions, folder);
    const text = pactText([folder], interactions, () => 'src/app/Layout.tsx');
    const pact = JSON.parse(text) as {
      interactions: { description: string; request: { headers: Record<string, string[]>; generators?: unknown } }[];
    };
    const sent = pact.interactions.map(({ description, request: { headers, generators } }) => [
      description.split(':')[0],
      headers.Authorization,
      generators,
    ]);
    const header = { Authorization: { type: 'ProviderState', expression: 'Bearer ${token}', dataType: 'STRING' } };
    expect(sent).toEqual([
      ['CustomerPartQuery', ['Bearer a.forged.token'], undefined],
      ['CustomerPartQuery', undefined, undefined],
      ['FaqScreenQuery', undefined, undefined],
      ['UpdateUserMutation', ['Bearer a-token'], { header }],
    ]);
  });

  it.each([
    ['a customer’s operation without the token', interactionNamed('UpdateUserMutation: stores habits'), null],
    [
      'a guest’s operation with one',
      interactionNamed('CustomerPartQuery: returns nothing to a guest'),
      'Bearer a-token',
    ],
    ['a public operation with one', publicOne, 'Bearer a-token'],
  ])('is rejected when it sends %s', async (_, interaction, authorization) => {
    const silenced = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const changed = broken(({ headers }) => {
      delete headers.authorization;
      if (authorization) headers.authorization = authorization;
    });
    await expect(play([interaction], folder, changed)).rejects.toThrow(interaction.description);
    silenced.mockRestore();
    expect(readdirSync(folder)).not.toContain(PACT_FILE);
  });

  it('sends a body of exactly three keys, in the page’s language, with credentials', async () => {
    const sent: RequestInit[] = [];
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      sent.push(init);
      return send(address, init);
    });
    await play([added], folder);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(String(sent[0]?.body))).toEqual(added.request);
    expect(Object.keys(added.request).toSorted()).toEqual(['operationName', 'query', 'variables']);
    expect(sent[0]?.headers).toEqual({ 'content-type': 'application/json', 'accept-language': 'fr' });
    expect(sent[0]?.credentials).toBe('include');
  });

  it.each<[string, Parameters<typeof broken>[0]]>([
    ['another language', ({ headers }) => void (headers['accept-language'] = 'de')],
    ['no operationName', ({ body }) => void delete body.operationName],
    ['empty variables', ({ body }) => void (body.variables = {})],
    ['no variables', ({ body }) => void delete body.variables],
    ['another variable', ({ body }) => void (body.variables = { ...added.request.variables, quantity: 3 })],
    ['a key more', ({ body }) => void (body.extensions = {})],
    ['a field less', ({ body }) => void (body.query = String(body.query).replace('variantId', ''))],
    ['a blank more', ({ body }) => void (body.query = `${String(body.query)} `)],
    ['another content type', ({ headers }) => void (headers['content-type'] = 'text/plain')],
  ])('rejects %s', async (_, change) => {
    // Pact prints what was wrong with the request.
    const silenced = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(play([added], folder, broken(change))).rejects.toThrow('AddToCartMutation: adds a product on sale');
    silenced.mockRestore();
    expect(readdirSync(folder)).not.toContain(PACT_FILE);
  });

  it('must understand the refusal', async () => {
    const deaf: Connect = (to) => (params, variables) =>
      httpExecute(to)(params, variables).catch(() => {
        throw new Error('Something went wrong.');
      });
    await expect(play([refusedInteraction], folder, deaf)).rejects.toThrow('Something went wrong.');
  });

  it('must find every selected field in the answer', async () => {
    const lossy: Connect = (to) => async (params, variables) => {
      const text = JSON.stringify(await httpExecute(to)(params, variables));
      return JSON.parse(text.replaceAll('"variantId"', '"variant_id"')) as Awaited<ReturnType<Execute>>;
    };
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(play([added], folder, lossy)).rejects.toThrow('Relay does not find all');
    silenced.mockRestore();
  });
});
