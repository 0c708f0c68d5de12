import type { RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { readBacklog, type Backlog } from './backlogStore.ts';

type Parts = {
  database: Database;
  log: Log;
  /** Refunds that are owed and were not made yet. */
  refunds: () => Promise<{ status: string }[]>;
  /** The catalogue that this process shows; null before the first was read. */
  catalogue: () => { version: string; products: number; checkedSeconds: number } | null;
};

/** Requests of machines, which would hide how long people wait. */
const PROBES = /^\/(?:livez|readyz|healthz)\b/;
/** What people wait for, by the beginning of its path; all others are pages. */
const KINDS: [string, RegExp][] = [
  ['api', /^\/graphql\b/],
  ['file', /^\/(?:assets|images|photos)\//],
  ['webhook', /^\/webhooks\//],
];
/** Seconds; the aims of docs/benchmarks.md lie between. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

const kindOf = (url: string) => KINDS.find(([, pattern]) => pattern.test(url))?.[0] ?? 'page';

/** What of the backlog is one number each. */
const BACKLOG: Record<Exclude<keyof Backlog, 'jobs'>, [name: string, help: string]> = {
  mailsWaiting: ['etal_mails_waiting', 'Mails that are to be sent'],
  mailsLateSeconds: ['etal_mails_late_seconds', 'How long the oldest mail is due'],
  mailsFailed: ['etal_mails_failed', 'Mails that were given up'],
  paymentsOpen: ['etal_payments_open', 'Payments that wait for the shopper or the provider'],
  paymentsSilentSeconds: ['etal_payments_silent_seconds', 'How long nothing was heard of the oldest open payment'],
  paymentsUnapplied: ['etal_payments_unapplied', 'Payments that became no order and were not settled'],
};

export type MarketMetrics = ReturnType<typeof marketMetrics>;

/**
 * What a process measures of itself, in OpenMetrics: requests, errors of the API, connections, jobs and what waits, the catalogue,
 * and Node's own figures. Nothing in it is of a person.
 */
export function marketMetrics({ database, log, refunds, catalogue }: Parts) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'etal_http_request_duration_seconds',
    help: 'Requests from their first byte to the last of the answer, by kind (page, api, file, webhook) and class of status',
    labelNames: ['kind', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'etal_api_errors_total',
    help: 'Errors in answers of the API, by code',
    labelNames: ['code'] as const,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  new Gauge({
    name: 'etal_database_connections',
    help: 'Connections of this process: busy, idle, and calls that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  const checked = gauge(
    'etal_catalogue_checked_seconds',
    'How long ago this process saw that its catalogue is the database’s; it asks while requests come',
  );
  const products = new Gauge({
    name: 'etal_catalogue_products',
    help: 'Products of the catalogue that this process shows, by its version',
    labelNames: ['version'] as const,
    registers,
  });
  const up = gauge('etal_database_up', '1 if the database answered when these figures were read');
  const refused = gauge('etal_refunds_refused', 'Refunds that the payment provider refused');
  const ended = new Gauge({
    name: 'etal_job_ended_timestamp_seconds',
    help: 'When a job ran last, in any process, by the market’s clock',
    labelNames: ['job'] as const,
    registers,
  });
  const failed = new Gauge({
    name: 'etal_job_failed',
    help: '1 if the last run of a job failed',
    labelNames: ['job'] as const,
    registers,
  });
  const waiting = Object.entries(BACKLOG).map(
    ([key, [name, help]]) => [key as keyof typeof BACKLOG, gauge(name, help)] as const,
  );

  async function collectBacklog(): Promise<void> {
    try {
      const { jobs, ...counts } = await readBacklog(database.kysely);
      refused.set((await refunds()).filter(({ status }) => status === 'refused').length);
      up.set(1);
      for (const [key, one] of waiting) one.set(counts[key]);
      for (const { job, endedSeconds, failed: hasFailed } of jobs) {
        ended.set({ job }, endedSeconds);
        failed.set({ job }, hasFailed ? 1 : 0);
      }
    } catch (error) {
      log.warn({ err: error }, 'What waits could not be counted');
      up.set(0);
    }
  }

  return {
    /** Measures what `listen` answers. */
    measured:
      (listen: RequestListener): RequestListener =>
      (request, response) => {
        const url = request.url ?? '/';
        if (!PROBES.test(url)) {
          const end = requests.startTimer({ kind: kindOf(url) });
          // A client that has left did not wait for the rest.
          response.once('finish', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
        }
        return listen(request, response);
      },
    /** Counts the codes of an answer's errors. */
    countErrors: (codes: readonly string[]) => codes.forEach((code) => errors.inc({ code })),
    contentType: registry.contentType,
    /** All figures as text. The database is asked once. */
    async text(): Promise<string> {
      const shown = catalogue();
      products.reset();
      if (shown) {
        products.set({ version: shown.version }, shown.products);
        checked.set(shown.checkedSeconds);
      }
      await collectBacklog();
      return registry.metrics();
    },
  };
}
