import type { JobName } from '#generated/schemaTypes.ts';
import { basketChargedBy, basketOptOut } from '#rules/basketDates.ts';
import { missingInWeek, remindersFrom, type MarketCalendar, type MarketPeriod } from '#rules/period.ts';
import type { MarketJob, MarketJobs } from './jobs/marketJob.ts';
import type { MailService } from './mail/mailService.ts';
import type { Services } from './services.ts';
import { slipsMailAt } from './slips/slipContent.ts';

export type JobServices = Pick<
  Services,
  | 'assets'
  | 'operationUse'
  | 'baskets'
  | 'cards'
  | 'cartOwnership'
  | 'checkout'
  | 'favourites'
  | 'restock'
  | 'identity'
  | 'membership'
  | 'customerOrders'
  | 'pictures'
  | 'rateBuckets'
  | 'refunds'
  | 'slips'
  | 'proposals'
> & {
  mails: MailService;
};

/** A job as the market describes it; its name and purpose are in the schema's enum JobName. */
type JobDescription = (
  | { /** At the market's wall clock. */ cron: string }
  | { /** Pause of the server's timer between two runs. */ everyMs: number }
) & {
  /** When something falls due in a market week: `advance` of a demo's clock stops there. */
  due?: (week: MarketPeriod, calendar: MarketCalendar) => Date[];
  /** It follows the machine's clock, not the market's. */
  byMachineClock?: true;
  /** Does what is due, as in `MarketJob`. */
  run: (services: JobServices, signal?: AbortSignal) => Promise<number>;
};

/**
 * Retention of finished mails, unpaid attempts, provider messages and card pages, in days: a season, so that complaints
 * can be investigated. Counted by the machine's clock, which dates the rows, not by the market's.
 */
export const LEFTOVERS_KEPT_DAYS = 90;

/** Every job, in the order in which they run after the clock was moved. */
export const JOBS: Readonly<Record<JobName, JobDescription>> = {
  payments: {
    everyMs: 30_000,
    run: async ({ checkout, cards, membership, refunds }) =>
      (await checkout.sweep()) + (await cards.sweep()) + (await membership.sweep()) + (await refunds.resume()),
  },
  reminders: {
    cron: '*/5 * * * *',
    due: (week) => [remindersFrom(week)],
    run: async ({ mails, baskets }) =>
      (await mails.queueDue('abandoned_cart', 'trial_ending', 'membership_renewing', 'card_expiring')) +
      (await baskets.announce()),
  },
  warnings: {
    cron: '7 * * * *',
    due: (week) => [remindersFrom(week)],
    run: ({ checkout }, signal) => checkout.warnOfClosing(signal),
  },
  mail: { everyMs: 5_000, run: ({ mails }, signal) => mails.sendDue(signal) },
  closing: {
    cron: '* * * * *',
    due: ({ closesAt }) => [closesAt],
    run: async ({ checkout, refunds }, signal) =>
      (await checkout.close(signal)) + (await refunds.releaseUnpaid(signal)),
  },
  favourites: {
    cron: '*/10 * * * *',
    run: async ({ favourites, restock }) => (await favourites.updateAvailability()) + (await restock.notify()),
  },
  missing: {
    cron: '*/5 * * * *',
    due: ({ startDate }, calendar) => [missingInWeek(startDate, calendar)],
    run: ({ refunds }, signal) => refunds.settleMissing(signal),
  },
  baskets: {
    cron: '* * * * *',
    due: ({ startDate }, calendar) => [basketOptOut(startDate, calendar), basketChargedBy(startDate, calendar)],
    run: ({ baskets }, signal) => baskets.deliver(signal),
  },
  slips: {
    cron: '*/5 * * * *',
    due: (week) => [slipsMailAt(week)],
    run: ({ slips }, signal) => slips.sendDue(signal),
  },
  leftovers: {
    cron: '43 3 * * *',
    byMachineClock: true,
    run: async ({
      customerOrders,
      mails,
      slips,
      proposals,
      checkout,
      cards,
      assets,
      pictures,
      operationUse,
      rateBuckets,
    }) =>
      (await customerOrders.anonymiseDue()) +
      (await mails.forget(LEFTOVERS_KEPT_DAYS)) +
      (await slips.forget(LEFTOVERS_KEPT_DAYS)) +
      (await proposals.forget(LEFTOVERS_KEPT_DAYS)) +
      (await checkout.forget(LEFTOVERS_KEPT_DAYS)) +
      (await cards.eraseSetups(LEFTOVERS_KEPT_DAYS)) +
      (await assets.forget()) +
      (await pictures.forget()) +
      (await operationUse.forget()) +
      (await rateBuckets.forget()),
  },
  sessions: {
    cron: '17 * * * *',
    byMachineClock: true,
    async run({ identity, cartOwnership }) {
      await identity.forgetEnded();
      return cartOwnership.eraseSessions();
    },
  },
};
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** Every job, by name, with the services that it calls. */
export function marketJobs(services: JobServices): MarketJobs {
  const jobs = JOB_NAMES.map((name): [JobName, MarketJob] => {
    const job = JOBS[name];
    return [name, { cron: 'cron' in job ? job.cron : null, run: (signal) => job.run(services, signal) }];
  });
  return Object.fromEntries(jobs) as MarketJobs;
}
