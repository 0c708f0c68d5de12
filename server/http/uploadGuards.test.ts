import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { MarketError } from '../marketError.ts';
import { answerCatalogue } from './catalogueRoute.ts';
import { answerPicture } from './pictureRoute.ts';
import { answerProblemPhoto } from './problemPhotoRoute.ts';

const OWN = 'https://marche.example';
const MANAGER = { id: 'manager', isStaff: true, isManager: true };
type Person = { id?: string; isStaff: boolean; isManager: boolean } | null;

/** The status that a route answers before it reads a byte; null: it reads the file. */
async function statusOf(
  route: 'picture' | 'catalogue' | 'photo',
  {
    method = 'POST',
    origin = OWN,
    maintenance = false,
    customer = MANAGER as Person,
    refused = false,
    wait = 0,
    bytes = 0,
    counted = [] as string[],
  } = {},
): Promise<number | null> {
  let status: number | null = null;
  const response = {
    writeHead: (code: number) => ((status = code), { end: () => undefined }),
  } as unknown as ServerResponse;
  const parts = {
    services: {
      rateBuckets: {
        take: async (keys: { key: string }[]) => (counted.push(...keys.map(({ key }) => key)), wait),
        forget: async () => 0,
      },
      siteInformation: { settings: async () => ({ maintenance }) },
      orders: { forActions: async () => null },
    },
    callerOf: async () => {
      if (refused) throw new MarketError('UNAUTHENTICATED');
      return { sessionId: 's', address: 'a', customer };
    },
    origins: new Set([OWN]),
    realNow: () => 0,
    now: () => new Date(0),
  };
  class Read extends Error {}
  const request = {
    method,
    url: '/',
    headers: { origin },
    on: (event: string, listen: (chunk?: Buffer) => void) => {
      if (bytes === 0) throw new Read();
      if (event === 'data') listen(Buffer.alloc(bytes, ' '));
      if (event === 'end') listen();
    },
    [Symbol.asyncIterator]: () => {
      throw new Read();
    },
  } as unknown as IncomingMessage;
  const answer = {
    picture: answerPicture,
    catalogue: answerCatalogue,
    photo: (...[some, ...rest]: Parameters<typeof answerPicture>) => answerProblemPhoto(some as never, null, ...rest),
  }[route];
  await (answer as (...args: unknown[]) => Promise<void>)(parts, request, response).catch((error: unknown) => {
    if (!(error instanceof Read)) throw error;
  });
  return status;
}

type Options = Parameters<typeof statusOf>[1];
it.each<[string, Options, picture: number | null, catalogue: number | null, photo: number | null | 'not tried']>([
  ['of a manager', {}, null, null, 'not tried'],
  ['by another method', { method: 'PUT' }, 405, 405, 405],
  ['from another page', { origin: 'https://other.example' }, 403, 403, 403],
  ['in maintenance, in which staff work', { maintenance: true }, null, null, 503],
  ['with a token that is not accepted', { refused: true }, 401, 401, 401],
  ['of a guest', { customer: null }, 401, 401, 'not tried'],
  ['of a customer', { customer: { isStaff: false, isManager: false } }, 403, 403, 'not tried'],
  ['of a volunteer', { customer: { isStaff: true, isManager: false } }, 403, 403, 'not tried'],
  ['beyond the limit', { wait: 7 }, 429, 429, 429],
])('answers an upload %s', async (_, options, picture, catalogue, photo) => {
  expect([await statusOf('picture', options), await statusOf('catalogue', options)]).toEqual([picture, catalogue]);
  if (photo !== 'not tried') expect(await statusOf('photo', options)).toBe(photo);
});

it('counts uploads by the account, whatever its session, and else by the session; and by the address', async () => {
  const counted: string[] = [];
  for (const customer of [MANAGER, null]) await statusOf('picture', { customer, counted });
  expect(counted).toEqual(['manager', 's'].flatMap((who) => [`picture session ${who}`, 'picture address a']));
});

it('takes 8 MB of catalogue files, and not a byte more', async () => {
  expect(await statusOf('catalogue', { bytes: 8_000_000 }), 'no JSON').toBe(400);
  expect(await statusOf('catalogue', { bytes: 8_000_001 })).toBe(413);
});
