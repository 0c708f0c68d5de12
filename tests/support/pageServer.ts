import { createServer } from 'node:http';
import { createPages, type PageOptions } from '../../server/http/pages.ts';
import { visitorOf } from '../../server/identity/session.ts';
import { createLog } from '../../server/log.ts';
import { ChangedParts } from '../../server/snapshot/changedParts.ts';
import { closeNow, listenLocally } from './localServer.ts';

export const pageSettings = {
  graphqlEndpoint: '/graphql',
  imageBase: '/images',
  market: {
    name: 'Marché',
    monogram: null,
    logo: null,
    hours: [],
    timeZone: 'America/Toronto',
    firstWeekday: 1 as const,
    taxNumbers: { gst: null, qst: null },
    links: [],
  },
  origin: '',
  identity: { url: 'http://localhost:1', clientId: 'c', audience: 'a', organization: null, claims: 'n/' },
  billing: { hosts: [], origins: [] },
  analytics: null,
  clockOffset: 0,
};

/** A built storefront that renders pages as the test says. */
export const storefrontOf = (render: PageOptions['storefront']['render']): PageOptions['storefront'] => ({
  assetFolder: null,
  assets: () => ({ entry: '', modules: [], styles: () => [] }),
  render,
});

/** Of pages of an open market that never changes, whose visitors have empty carts. */
export const pageOptions = {
  execute: () => async () => Promise.reject(new Error('Nothing is read.')),
  version: async () => '1',
  parts: new ChangedParts(),
  maintenance: async () => false,
  settings: async () => pageSettings,
  cartOf: async () => ({ cart: 'empty', visitor: visitorOf(null, '127.0.0.1', '') }),
  placeOf: async () => null,
  security: {
    live: false,
    imageOrigin: null,
    apiOrigin: null,
    identityOrigin: 'http://localhost:1',
    analyticsOrigin: 'https://pixel.example',
    development: false,
  },
  banner: null,
  mayRender: () => null,
  log: createLog('silent'),
} satisfies Omit<PageOptions, 'storefront'>;

/** Pages on a web server of their own, by default with `pageOptions`. */
export async function openPages(options: Pick<PageOptions, 'storefront'> & Partial<PageOptions>) {
  let url = '';
  const page = createPages({ ...pageOptions, ...options });
  const server = createServer((request, response) => void page(new URL(request.url ?? '/', url), request, response));
  url = await listenLocally(server);
  return {
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(url + path, { method, redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } }),
    close: () => closeNow(server),
  };
}
