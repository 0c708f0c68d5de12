import { describe, expect, it } from 'vitest';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import { JOB_NAMES, JOBS, marketJobs, type JobServices } from '../marketJobs.ts';

/** Each job: when it runs, the instants of the week of 2026-11-27 at which something is due, what it calls, what it counts. */
const TABLE = [
  'payments | every 30 s |  | checkout.sweep() cards.sweep() membership.sweep() refunds.resume() | 1+2+4+8',
  'reminders | */5 * * * * | 2026-11-29T14:00Z | mails.queueDue(abandoned_cart,trial_ending,membership_renewing,card_expiring) baskets.announce() | 1+2',
  'warnings | 7 * * * * | 2026-11-29T14:00Z | checkout.warnOfClosing(signal) | 1',
  'mail | every 5 s |  | mails.sendDue(signal) | 1',
  'closing | * * * * * | 2026-11-30T05:00Z | checkout.close(signal) refunds.releaseUnpaid(signal) | 1+2',
  'favourites | */10 * * * * |  | favourites.updateAvailability() restock.notify() | 1+2',
  'missing | */5 * * * * | 2026-12-02T23:00Z | refunds.settleMissing(signal) | 1',
  'baskets | * * * * * | 2026-12-02T05:00Z 2026-12-03T05:00Z | baskets.deliver(signal) | 1',
  'slips | */5 * * * * | 2026-11-30T11:00Z | slips.sendDue(signal) | 1',
  'leftovers | 43 3 * * * |  | customerOrders.anonymiseDue() mails.forget(90) slips.forget(90) proposals.forget(90) checkout.forget(90) cards.eraseSetups(90) assets.forget() pictures.forget() operationUse.forget() rateBuckets.forget() | 1+2+4+8+16+32+64+128+256+512',
  'sessions | 17 * * * * |  | identity.forgetEnded() cartOwnership.eraseSessions() | 2',
];

const WEEK = periodStarting('2026-11-27', USUAL_CALENDAR);
const signal = new AbortController().signal;

/** Services whose every call is written down, and changes twice as much as the call before. */
function recordedServices() {
  const calls: string[] = [];
  const methodsOf = (service: string) =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          async (...args: unknown[]) => {
            const texts = args
              .filter((arg) => arg !== undefined)
              .map((arg) => (arg === signal ? 'signal' : String(arg)));
            calls.push(`${service}.${String(method)}(${texts.join()})`);
            return 2 ** (calls.length - 1);
          },
      },
    );
  return { calls, services: new Proxy({}, { get: (_, service) => methodsOf(String(service)) }) as JobServices };
}

const powersOf = (sum: number): string =>
  Array.from({ length: 10 }, (_, nth) => 2 ** nth)
    .filter((power) => sum & power)
    .join('+');

describe('the table of jobs', () => {
  it('says of each job when it runs, when something is due, what it calls and counts', async () => {
    const lines: string[] = [];
    for (const name of JOB_NAMES) {
      const job = JOBS[name];
      const { calls, services } = recordedServices();
      const moved = await marketJobs(services)[name].run(signal);
      const due =
        job.due?.(WEEK, USUAL_CALENDAR).map((instant) => instant.toISOString().replace(':00.000Z', 'Z')) ?? [];
      const when = 'cron' in job ? job.cron : `every ${job.everyMs / 1000} s`;
      lines.push([name, when, due.join(' '), calls.join(' '), powersOf(moved)].join(' | '));
    }
    expect(lines).toEqual(TABLE);
  });

  it('counts by the machine’s clock what the machine’s clock dates', () => {
    expect(JOB_NAMES.filter((name) => JOBS[name].byMachineClock)).toEqual(['leftovers', 'sessions']);
  });
});
