import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { marketMetrics, type MarketMetrics } from './marketMetrics.ts';
import { startMetricsServer } from './metricsServer.ts';

const log = pino({ enabled: false });
let database: Database;
let metrics: MarketMetrics;
const refunds = ['asked', 'refused', 'refused'].map((status) => ({ status }));
let shown: { version: string; products: number; checkedSeconds: number } | null = null;
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  metrics = marketMetrics({ database, log, refunds: async () => refunds, catalogue: () => shown });
});
afterAll(() => database.close());

/** The lines of one figure. */
const lines = async (name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'));

it('counts what is answered by kind and class of status, and no probe', async () => {
  const server = createServer(
    metrics.measured((request, response) => response.writeHead(request.url === '/bad' ? 500 : 200).end()),
  ).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of [
    '/produits/pommes',
    '/bad',
    '/graphql',
    '/assets/a.js',
    '/webhooks/paiement',
    '/livez',
    '/readyz',
  ])
    await new Promise<void>((resolve) =>
      get({ port, path }, (response) => response.resume().once('end', () => resolve())),
    );
  server.close();
  const counts = await lines('etal_http_request_duration_seconds_count');
  expect(counts.sort()).toEqual([
    'etal_http_request_duration_seconds_count{kind="api",status="2xx"} 1',
    'etal_http_request_duration_seconds_count{kind="file",status="2xx"} 1',
    'etal_http_request_duration_seconds_count{kind="page",status="2xx"} 1',
    'etal_http_request_duration_seconds_count{kind="page",status="5xx"} 1',
    'etal_http_request_duration_seconds_count{kind="webhook",status="2xx"} 1',
  ]);
});

it('counts errors of the API by code', async () => {
  metrics.countErrors(['NOT_FOUND', 'INTERNAL']);
  metrics.countErrors(['INTERNAL']);
  expect(await lines('etal_api_errors_total')).toEqual([
    'etal_api_errors_total{code="NOT_FOUND"} 1',
    'etal_api_errors_total{code="INTERNAL"} 2',
  ]);
});

it('names the catalogue that this process shows', async () => {
  expect(await lines('etal_catalogue_products')).toEqual([]);
  for (const version of ['7', '8']) {
    shown = { version, products: 3, checkedSeconds: 2.5 };
    expect(await lines('etal_catalogue_')).toEqual([
      'etal_catalogue_checked_seconds 2.5',
      `etal_catalogue_products{version="${version}"} 3`,
    ]);
  }
});

it('says what waits, since when, and which job failed', async () => {
  const db = database.kysely;
  const mail = (nth: number, status: string, minutes: number) =>
    sql`
    insert into outbox (id, kind, about, data, status, next_at) values (${testId(`mail ${nth}`)}, 'order_confirmed', ${`${nth}`}, '{}', ${status},
      now() - ${minutes} * interval '1 minute')`.execute(db);
  await mail(1, 'waiting', -5);
  await mail(2, 'waiting', 10);
  await mail(3, 'failed', 90);
  await mail(4, 'dropped', 90);
  await sql`insert into job_run (job, started_at, ended_at, moved, failed_at) values
    ('closing', '2026-11-30T05:00:00Z', '2026-11-30T05:00:05Z', 3, null),
    ('mails', '2026-11-30T05:00:00Z', '2026-11-30T05:00:07Z', null, '2026-11-30T05:00:07Z')`.execute(db);
  const text = await metrics.text();
  const valueOf = (name: string) => Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1]);
  expect([valueOf('etal_mails_waiting'), valueOf('etal_mails_failed'), valueOf('etal_database_up')]).toEqual([2, 1, 1]);
  expect(valueOf('etal_refunds_refused')).toBe(2);
  expect(Math.floor(valueOf('etal_mails_late_seconds') / 60)).toBe(10);
  expect([valueOf('etal_job_failed{job="closing"}'), valueOf('etal_job_failed{job="mails"}')]).toEqual([0, 1]);
  expect(valueOf('etal_job_ended_timestamp_seconds{job="closing"}')).toBe(Date.UTC(2026, 10, 30, 5, 0, 5) / 1000);
});

it('is read at /metrics alone, also while the database is away', async () => {
  const away = { ...database, kysely: null as never };
  const without = marketMetrics({ database: away, log, refunds: async () => [], catalogue: () => null });
  const server = await startMetricsServer(without, { port: 0, host: '127.0.0.1', log });
  const at = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const response = await at('/metrics');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('openmetrics-text'),
  ]);
  expect(await response.text()).toMatch(/^etal_database_up 0$[^]*^# EOF$/m);
  expect((await at('/')).status).toBe(404);
  await server.close();
});

it('has every figure that the alerts and the dashboard name, and the dashboard each of the market’s', async () => {
  const folder = new URL('../../docs/monitoring/', import.meta.url);
  const named = (file: string) =>
    new Set(readFileSync(new URL(file, folder), 'utf8').match(/\b(?:etal|nodejs|process)_[a-z\d_]+/g));
  const typed = (await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const figures = [...typed].map(([, name = '', type]) =>
    type === 'counter' ? `${name}_total` : type === 'histogram' ? `${name}_bucket` : name,
  );
  const [alerts, dashboard] = [named('alerts.yml'), named('dashboard.json')];
  expect(alerts.size).toBeGreaterThan(5);
  expect([...alerts, ...dashboard].filter((name) => !figures.includes(name))).toEqual([]);
  expect(figures.filter((name) => name.startsWith('etal_') && !dashboard.has(name))).toEqual([]);
});
