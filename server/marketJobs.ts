import type { MarketJobs } from './jobNames.ts';
import type { MailService } from './mail/mailService.ts';
import type { Services } from './services.ts';

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
  | 'rateBuckets'
  | 'refunds'
> & {
  mails: MailService;
};

/**
 * Retention of finished mails, unpaid attempts, provider messages and card pages, in days: a season, so that complaints
 * can be investigated. Counted by the machine's clock, which dates the rows, not by the market's.
 */
export const LEFTOVERS_KEPT_DAYS = 90;

/** Every job, by name. */
export function marketJobs(services: JobServices): MarketJobs {
  return {
    payments: {
      cron: null,
      run: async () =>
        (await services.checkout.sweep()) +
        (await services.cards.sweep()) +
        (await services.membership.sweep()) +
        (await services.refunds.resume()),
    },
    missing: { cron: '*/5 * * * *', run: (signal) => services.refunds.settleMissing(signal) },
    reminders: {
      cron: '*/5 * * * *',
      run: async () =>
        (await services.mails.remind()) +
        (await services.mails.remindMembers()) +
        (await services.mails.remindCards()) +
        (await services.baskets.announce()),
    },
    warnings: { cron: '7 * * * *', run: (signal) => services.checkout.warnOfClosing(signal) },
    mail: { cron: null, run: (signal) => services.mails.sendDue(signal) },
    baskets: { cron: '* * * * *', run: (signal) => services.baskets.deliver(signal) },
    closing: { cron: '* * * * *', run: (signal) => services.checkout.close(signal) },
    favourites: {
      cron: '*/10 * * * *',
      run: async () => (await services.favourites.updateAvailability()) + (await services.restock.notify()),
    },
    leftovers: {
      cron: '43 3 * * *',
      run: async () =>
        (await services.customerOrders.anonymiseDue()) +
        (await services.mails.forget(LEFTOVERS_KEPT_DAYS)) +
        (await services.checkout.forget(LEFTOVERS_KEPT_DAYS)) +
        (await services.cards.eraseSetups(LEFTOVERS_KEPT_DAYS)) +
        (await services.assets.forget()) +
        (await services.operationUse.forget()) +
        (await services.rateBuckets.forget()),
    },
    sessions: {
      cron: '17 * * * *',
      async run() {
        await services.identity.forgetEnded();
        return services.cartOwnership.eraseSessions();
      },
    },
  };
}
