import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInstalled, startDaemon } from '../support/daemons.ts';
import { isFullRun } from '../support/fullRun.ts';
import { createJourneyDatabase } from '../support/journeyDatabase.ts';
import { startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';

/** The balancers of docs/operations.md. */
const haproxy = (processes: readonly MarketProcess[]) => (port: number) =>
  `
defaults
  mode http
  timeout connect 2s
  timeout check 10s
  timeout client 60s
  timeout server 60s
  option forwardfor
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend market
  stats enable
  stats uri /balancer
  bind 127.0.0.1:${port}
  default_backend market
backend market
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
${processes.map((each, at) => `  server market${at} 127.0.0.1:${each.port}`).join('\n')}
`;

const nginx = (processes: readonly MarketProcess[]) => (port: number) =>
  `
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxied;
  fastcgi_temp_path unused;
  uwsgi_temp_path unused;
  scgi_temp_path unused;
  upstream market {
${processes.map(({ port: each }) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://market;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout non_idempotent;
      add_header x-process $upstream_addr;
    }
  }
}
`;

const BALANCERS = [
  { name: 'haproxy', settings: haproxy },
  { name: 'nginx', settings: nginx },
] as const;

const ADD = `mutation($variant: ID!, $key: ID) { addToCart(variant: $variant, requestId: $key) { items { quantity } } }`;
const REMOVE = `mutation($variant: ID!, $key: ID) { removeFromCart(variant: $variant, requestId: $key) { id } }`;
const CART = '{ cart { items { quantity } } }';
type Cart = { items: { quantity: number }[] };

const tried = BALANCERS.filter(({ name }) => isFullRun && isInstalled(name));

describe.skipIf(tried.length === 0).for(tried.length > 0 ? tried : BALANCERS)(
  'two processes behind $name',
  ({ name, settings }) => {
    const closing: (() => unknown)[] = [];
    const processes: MarketProcess[] = [];
    let url: string;
    /** What was being done to the processes. */
    let phase = 'start';
    beforeAll(async () => {
      const database = await createJourneyDatabase();
      closing.push(database.remove);
      for (let nth = 0; nth < 2; nth += 1) {
        const market = await startMarketProcess({
          DATABASE_URL: database.url,
          DRAIN_SECONDS: '5',
          TRUST_PROXY: '1',
        });
        closing.push(() => market.remove());
        processes.push(market);
      }
      await allReady();
      const balancer = await startDaemon(name, settings(processes));
      closing.push(balancer.stop);
      // Of 127.0.0.1 the market would send pages to localhost, past the balancer.
      url = `http://localhost:${balancer.port}`;
    });
    afterAll(async () => {
      for (const close of closing.toReversed()) await close();
    });

    async function ask(query: string, variables: object, cookie: string) {
      const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
      const body = JSON.stringify({ query, variables });
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
      if (!response.ok || errors) throw new Error(`${response.status} ${JSON.stringify(errors)}`);
      const set = response.headers.get('set-cookie')?.replace(/;.*$/, '');
      return { data, cookie: set ?? cookie };
    }

    /** As the balancer sees it: HAProxy takes a process that it has not asked yet for one that is ready. */
    async function allReady(): Promise<void> {
      for (const { port } of processes) while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
    }

    /** The balancer uses each process: HAProxy's statistics name its state, and nginx who answered. */
    async function allUsed(): Promise<void> {
      await allReady();
      if (name === 'nginx') {
        for (const { port } of processes)
          while (!(await fetch(`${url}/livez`)).headers.get('x-process')?.endsWith(`:${port}`));
        return;
      }
      const isUsed = (csv: string) =>
        processes.every((_, at) => new RegExp(`^market,market${at},.*,UP,`, 'm').test(csv));
      while (!isUsed(await (await fetch(`${url}/balancer;csv`)).text()));
    }

    /** As a browser and the storefront do: asks again, under the same key, when a process was killed in the midst of its answer. */
    async function repeating<T>(request: () => Promise<T>): Promise<T> {
      try {
        return await request();
      } catch (error) {
        if (phase !== 'kill' || !(error instanceof TypeError)) throw error;
        return repeating(request);
      }
    }

    /** Walks and buys until the signal; returns how often, what failed, and whether the cart has what it was given. */
    async function shopper(signal: AbortSignal) {
      const failures: string[] = [];
      let [cookie, requests] = ['', 0];
      let units: number[] = [];
      const query = '{ products(first: 1) { edges { node { variants { id } } } } }';
      const first = (await ask(query, {}, '')).data as {
        products: { edges: { node: { variants: { id: string }[] } }[] };
      };
      const variant = first.products.edges[0]?.node.variants[0]?.id;
      while (!signal.aborted) {
        requests += 2;
        try {
          await repeating(async () => {
            const page = await fetch(`${url}/produits`);
            if (!page.ok || !(await page.text()).endsWith('</html>')) throw new Error(`page ${page.status}`);
          });
          const [change, key] = [units.length === 0 ? ADD : REMOVE, randomUUID()];
          ({ cookie } = await repeating(() => ask(change, { variant, key }, cookie)));
          units = units.length === 0 ? [1] : [];
        } catch (error) {
          failures.push(`${phase}: ${String(error)} ${String((error as Error).cause ?? '')}`);
        }
      }
      const { cart } = (await ask(CART, {}, cookie)).data as { cart: Cart };
      return { requests, failures, units, held: cart.items.map(({ quantity }) => quantity) };
    }

    it('answers every request while each is stopped, started and killed in turn, and loses no goods of a cart', async () => {
      const over = new AbortController();
      const shoppers = Promise.all(Array.from({ length: 6 }, () => shopper(over.signal)));
      for (const market of processes) {
        phase = 'stop';
        expect(await market.stop()).toBe(0);
        phase = 'restart';
        await market.restart();
        await allUsed();
      }
      for (const market of processes) {
        phase = 'kill';
        await market.kill();
        await market.restart();
        await allUsed();
      }
      over.abort();
      const seen = await shoppers;
      expect([...new Set(seen.flatMap(({ failures }) => failures))]).toEqual([]);
      expect(seen.map(({ held }) => held)).toEqual(seen.map(({ units }) => units));
      expect(seen.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(200);
    });
  },
);
