import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { openStatedMarket, type StatedMarket, type StateHandler } from '../../tests/support/statedMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { ALL_PACTS as file } from '../input/storefrontPact.ts';
import { UnusableError } from '../input/unusable.ts';
import type { PactInteraction } from './pact.ts';
import { readContract } from './pactContract.ts';
import { verifyContract } from './verification.ts';
import { junitReport, textReport } from './verificationReport.ts';

type Answer = {
  data: Record<string, Record<string, unknown>> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
};
const unchanged = (text: string) => text;
const changing = (change: (answer: Answer) => void) => (text: string) => {
  const answer = JSON.parse(text) as Answer;
  try {
    change(answer);
  } catch {
    // The request that checks for an API has no states, so its answer lacks these places.
  }
  return JSON.stringify(answer);
};

/** Runs against the market's API, with one property of each answer changed on its way. */
describe('verification', () => {
  let market: StatedMarket;
  let url: string;
  let answerWith: (text: string) => string = unchanged;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-verification-'));
  /** The operations that these tests name: the whole contract is megabytes, and read twice by each verification. */
  const few = path.join(folder, 'few.json');
  const FEW =
    /^(?:AddToCartMutation|(?:CollectionScreen|CollectionGridPagination|SellersScreen|listingCount|PickupStep|ContactScreen)Query):/;
  let states: StateHandler | null = null;

  beforeAll(async () => {
    market = await openStatedMarket({
      kind: eitherDatabaseKind(),
      answer: (text, body) => (body.includes('"operationName"') ? answerWith(text) : text),
      states: (defaultHandler) => (request, response) => (states ?? defaultHandler)(request, response),
    });
    ({ url } = market);
    writeFileSync(few, JSON.stringify(readContract(file, FEW)));
  });
  afterAll(async () => {
    await market.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    answerWith = unchanged;
  });

  const verify = (only: RegExp | null, statesUrl = `${url}/provider-states`) =>
    verifyContract({ file: few, url, statesUrl, only });
  const added = /^AddToCartMutation: adds a product on sale$/;
  const full = /^AddToCartMutation: rejects more than the stock$/;

  /** A seeded shuffle. */
  const shuffled = <T>(items: readonly T[], seed: number): T[] =>
    items
      .map((item, index) => ({ thing: item, key: createHash('sha256').update(`${seed} ${index}`).digest('hex') }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ thing: item }) => item);

  it('gives an interaction the same verdict in any order', async () => {
    const ordered = /^(?:RemoveFromCartMutation|SignOutMutation):/;
    const contract = readContract(
      file,
      isFullRun ? new RegExp(`${ordered.source}|^(?:CancelOrderMutation|OrderScreenQuery):`) : ordered,
    );
    const verdicts = async (interactions: readonly PactInteraction[]) => {
      const other = path.join(folder, 'order.json');
      writeFileSync(other, JSON.stringify({ ...contract, interactions }));
      const verification = await verifyContract({ file: other, url, statesUrl: `${url}/provider-states` });
      return Object.fromEntries(
        verification.interactions.map(({ description, mismatches }) => [description, mismatches]),
      );
    };
    const orders = [1, 2].map((seed) => shuffled(contract.interactions, seed));
    for (const order of orders)
      expect(Object.values(await verdicts(order)).filter((mismatches) => mismatches.length > 0)).toEqual([]);
    // The same holds for a server with a wrong sum.
    answerWith = (text) => text.replaceAll(/"items":\d+/g, '"items":1');
    const alone: Record<string, unknown> = {};
    for (const one of contract.interactions) Object.assign(alone, await verdicts([one]));
    expect(new Set(Object.values(alone).map((mismatches) => (mismatches as []).length === 0)).size).toBe(2);
    for (const order of orders) expect(await verdicts(order)).toEqual(alone);
  });

  it.each<[string, RegExp, (answer: Answer) => void, string, string]>([
    [
      'a sum is a text',
      added,
      ({ data }) => void Object.assign(data?.addToCart?.totals ?? {}, { items: '900' }),
      '$.data.addToCart.totals.items',
      '"900"',
    ],
    [
      'a sum is another one',
      added,
      ({ data }) => void Object.assign(data?.addToCart?.totals ?? {}, { items: 901 }),
      '$.data.addToCart.totals.items',
      '901',
    ],
    [
      'null stands where there is never null',
      added,
      ({ data }) => void Object.assign(data?.addToCart ?? {}, { ageConfirmed: null }),
      '$.data.addToCart.ageConfirmed',
      'null',
    ],
    [
      'a field is missing',
      added,
      ({ data }) => void delete data?.addToCart?.fromStorage,
      '$.data.addToCart',
      'missing',
    ],
    [
      'the list is empty',
      added,
      ({ data }) => void Object.assign(data?.addToCart ?? {}, { items: [] }),
      '$.data.addToCart.items',
      '[]',
    ],
    [
      'an id is a number',
      added,
      ({ data }) => void Object.assign(data?.addToCart ?? {}, { id: 5 }),
      '$.data.addToCart.id',
      '5',
    ],
    [
      'errors stand beside good data',
      added,
      (answer) => void (answer.errors = [{ message: 'x', extensions: {} }]),
      '$.errors',
      'message',
    ],
    [
      'the refusal is silent',
      full,
      ({ errors }) => void Object.assign(errors?.[0]?.extensions ?? {}, { displayable: false }),
      '$.errors[0].extensions.displayable',
      'false',
    ],
    [
      'the refusal counts wrong',
      full,
      ({ errors }) => void Object.assign(errors?.[0]?.extensions.params ?? {}, { nb: 4 }),
      '$.errors[0].extensions.params.nb',
      '4',
    ],
    ['there is a second refusal', full, ({ errors }) => void errors?.push(...errors), '$.errors', ''],
  ])('fails when %s, and says where', async (_, only, change, place, actual) => {
    answerWith = changing(change);
    const verification = await verify(only);
    expect([verification.verified, verification.failed]).toEqual([0, 1]);
    const [mismatch] = verification.interactions[0]?.mismatches ?? [];
    expect(mismatch?.path).toBe(place);
    expect(`${mismatch?.actual ?? ''} ${mismatch?.reason ?? ''}`).toContain(actual);
  });

  const screen = /^CollectionScreenQuery: returns a category with the products on sale/;
  const nextPage = /^CollectionGridPaginationQuery: returns the next page/;
  type Shelf = { products: { edges: { node: Record<string, unknown> }[]; pageInfo: Record<string, unknown> } };
  const shelfOf = ({ data }: Answer) => (data?.collection ?? data?.node) as unknown as Shelf;

  it.each<[string, RegExp, (answer: Answer) => void, string]>([
    [
      'there are always more pages (F-204)',
      screen,
      (answer) => void (shelfOf(answer).products.pageInfo.hasNextPage = true),
      '$.data.collection.products.pageInfo.hasNextPage',
    ],
    [
      'products stand in another order',
      screen,
      (answer) => void shelfOf(answer).products.edges.reverse(),
      '$.data.collection.products.edges[0].node.id',
    ],
    [
      'a product more is on the page',
      screen,
      (answer) => void shelfOf(answer).products.edges.push(...shelfOf(answer).products.edges),
      '$.data.collection.products.edges',
    ],
    [
      'a name is null',
      screen,
      (answer) => void Object.assign(shelfOf(answer).products.edges[1]?.node ?? {}, { name: null }),
      '$.data.collection.products.edges[1].node.name',
    ],
    [
      'the first page comes again behind a cursor',
      nextPage,
      (answer) => void Object.assign(shelfOf(answer).products.edges[0]?.node ?? {}, { id: 'prd_1' }),
      '$.data.node.products.edges[0].node.id',
    ],
    [
      'a foreign cursor is answered with a page',
      /^SellersScreenQuery: rejects a cursor of another list/,
      (answer) => void (answer.errors && Object.assign(answer, { data: { sellers: { count: 0 } }, errors: undefined })),
      '$.data',
    ],
    [
      'an unknown category is a category',
      /^listingCountQuery: returns zero for an unknown category/,
      ({ data }) => void Object.assign(data ?? {}, { collection: { products: { count: 0 }, id: 'col_1' } }),
      '$.data.collection',
    ],
    [
      'a place that does not serve the week is offered (F-205)',
      /^PickupStepQuery: returns no point when none serves/,
      ({ data }) => void Object.assign(data ?? {}, { locations: [{ id: 'loc_1' }] }),
      '$.data.locations',
    ],
    [
      'there is nothing to tell whether a place serves',
      /^ContactScreenQuery: returns null for missing contact details/,
      ({ data }) => void delete (data as unknown as { locations: Record<string, unknown>[] }).locations[0]?.nextSlot,
      '$.data.locations[0]',
    ],
  ])('fails when %s, and says where', async (_, only, change, place) => {
    expect((await verify(only)).failed).toBe(0);
    answerWith = changing(change);
    const verification = await verify(only);
    expect([verification.verified, verification.failed]).toEqual([0, 1]);
    expect(verification.interactions[0]?.mismatches.map((one) => one.path)).toContain(place);
  });

  it('reports operation, place, and expected and actual value', async () => {
    answerWith = changing(({ data }) => void Object.assign(data?.addToCart?.totals ?? {}, { items: null }));
    const verification = await verify(added);
    const text = textReport(verification);
    expect(text).toContain('FAILED AddToCartMutation: adds a product on sale\n  at $.data.addToCart.totals.items\n');
    expect(text).toContain('expected  exactly 900\n     actual    null\n');
    expect(text).toContain('0 verified, 1 failed');
    const xml = junitReport(verification);
    expect(xml).toContain('tests="1" failures="1"');
    expect(xml).toContain('<testcase classname="AddToCartMutation" name="AddToCartMutation: adds a product on sale"');
  });

  it('fails when the answer is a page', async () => {
    answerWith = () => '<!doctype html><title>Oups</title>';
    expect((await verify(added)).failed).toBe(1);
  });

  it.each([
    ['is not there', '{"data":{"node":null}}', 'status 200, {"data":{"node":null}}.'],
    [
      'is the only one',
      '{"data":{"node":{"products":{"pageInfo":{"hasNextPage":false,"endCursor":null}}}}}',
      'the list has one page only.',
    ],
    [
      'is empty and not the last',
      '{"data":{"node":{"products":{"pageInfo":{"hasNextPage":true,"endCursor":null}}}}}',
      'the page is empty.',
    ],
  ])('fails when the page that an interaction continues %s, and says so', async (_, text, sentence) => {
    answerWith = () => text;
    const verification = await verify(/^CollectionGridPaginationQuery: returns the last page$/);
    expect([verification.verified, verification.failed]).toEqual([0, 1]);
    expect(textReport(verification)).toContain('\n  at the page before it\n');
    expect(verification.interactions[0]?.mismatches.map(({ reason }) => reason)).toEqual([
      `The page "node.products" of CollectionGridPaginationQuery could not be read at ${url}: ${sentence}`,
    ]);
  });

  const refuse =
    (status: number, body: string): StateHandler =>
    (_, response) =>
      void response.writeHead(status, { location: '/elsewhere' }).end(body);
  it.each<[string, StateHandler, string]>([
    ['refuses', refuse(404, '{"error":"There is no such state."}'), 'status 404. There is no such state.'],
    ['redirects', refuse(302, ''), 'status 302'],
    ['answers a page', refuse(200, '<!doctype html>'), 'the answer is not JSON'],
    ['answers something else', refuse(200, '{"headers":{"Cookie":5}}'), 'the answer is not {"headers"'],
    ['answers no texts', refuse(200, '{"values":{"cursor":null}}'), 'the answer is not {"values"'],
  ])('is unusable when the state handler %s', async (_, handler, sentence) => {
    states = handler;
    const verification = verify(added).finally(() => (states = null));
    await expect(verification).rejects.toThrow(UnusableError);
    await expect(verification).rejects.toThrow(sentence);
  });

  it('is unusable when nobody answers, nothing is selected, or the file is no pact', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const nowhere = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    await new Promise((resolve) => closed.close(resolve));
    const nobody = verifyContract({ file, url: nowhere, statesUrl: nowhere });
    await expect(nobody).rejects.toThrow(`Nobody answers at ${nowhere}: ECONNREFUSED.`);
    await expect(verify(/^Nothing/)).rejects.toThrow('no interaction matches');
    const noPact = verifyContract({ file: import.meta.filename, url, statesUrl: url });
    await expect(noPact).rejects.toThrow('cannot be read as a pact');
  });
});
