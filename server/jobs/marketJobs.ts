import type { MailService } from '../mail/mailService.ts';
import type { Services } from '../services.ts';

/**
 * Work that is done again and again. Each run does what is due by the market's clock and answers how many things it
 * moved; runs at the same time, in one process or several, and runs that were cut off are safe. A run that is told to
 * stop ends after the thing that it is at.
 */
export type MarketJob = {
  /** When it runs, as cron at the market's wall clock; null: a timer of the server's runs it more often than that. */
  cron: string | null;
  run(signal?: AbortSignal): Promise<number>;
};

/** The jobs in the order in which all are run, with what they are for. */
export const JOB_PURPOSES = {
  payments: 'takes up payments, card pages, memberships and returns that nothing was heard of',
  reminders:
    'reminds of carts that were left, on the day of the closing, and of memberships that end, or are charged, soon (E62)',
  warnings: 'on the day of the closing, tells customers what it would not buy of the carts that buy themselves (E20)',
  mail: 'sends the mails that wait and are due',
  closing: 'closes the week whose Sunday midnight is past: carts that were not bought turn unsure (E57)',
  favourites: 'notices which products that customers keep are gone, and which are back',
  missing: 'on Wednesday evening, gives back what is missing of orders and tells of it (F-150)',
  baskets: 'makes each recurring basket that is due an order, once its opt-out is over (E51)',
  leftovers:
    'erases what is of no use after 90 days: mails that were sent, payments and card pages that came to nothing; whom orders no longer need; and, after 14 days, the files of earlier releases',
  sessions: 'erases visits that nobody can come back to (E61), and the last trace of deleted accounts',
} as const;
export type JobName = keyof typeof JOB_PURPOSES;
export const JOB_NAMES = Object.keys(JOB_PURPOSES) as JobName[];
export type MarketJobs = Record<JobName, MarketJob>;

export type JobServices = Pick<
  Services,
  'assets' | 'baskets' | 'cards' | 'cart' | 'checkout' | 'favourites' | 'identity' | 'membership' | 'money' | 'orders'
> & {
  mails: MailService;
};

/**
 * Days for which mails, unpaid attempts, messages of the payment provider and card pages are kept once they have ended: a
 * season, so that a complaint can still be looked into. By the real time, as rows are dated, not by the market's clock.
 */
export const LEFTOVERS_KEPT_DAYS = 90;

/** Every job by its name, over a market's services. */
export function marketJobs(services: JobServices): MarketJobs {
  return {
    payments: {
      cron: null,
      run: async () =>
        (await services.checkout.sweep()) +
        (await services.cards.sweep()) +
        (await services.membership.sweep()) +
        (await services.money.sweep()),
    },
    missing: { cron: '*/5 * * * *', run: (signal) => services.money.settleMissing(signal) },
    reminders: {
      cron: '*/5 * * * *',
      run: async () => (await services.mails.remind()) + (await services.mails.remindMembers()),
    },
    warnings: { cron: '7 * * * *', run: (signal) => services.checkout.warnOfClosing(signal) },
    mail: { cron: null, run: (signal) => services.mails.sendDue(signal) },
    baskets: { cron: '* * * * *', run: (signal) => services.baskets.deliver(signal) },
    closing: { cron: '* * * * *', run: (signal) => services.checkout.close(signal) },
    favourites: { cron: '*/10 * * * *', run: () => services.favourites.look() },
    leftovers: {
      cron: '43 3 * * *',
      run: async () =>
        (await services.orders.forget()) +
        (await services.mails.forget(LEFTOVERS_KEPT_DAYS)) +
        (await services.checkout.forget(LEFTOVERS_KEPT_DAYS)) +
        (await services.cards.eraseSetups(LEFTOVERS_KEPT_DAYS)) +
        (await services.assets.forget()),
    },
    sessions: {
      cron: '17 * * * *',
      async run() {
        await services.identity.forgetEnded();
        return services.cart.eraseSessions();
      },
    },
  };
}
