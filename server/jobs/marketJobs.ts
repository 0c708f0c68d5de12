import type { MailService } from '../mail/mailService.ts';
import type { Services } from '../services.ts';
import type { MarketJobs } from './jobNames.ts';

export type JobServices = Pick<
  Services,
  'assets' | 'baskets' | 'cards' | 'cart' | 'checkout' | 'favourites' | 'identity' | 'membership' | 'orders' | 'refunds'
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
        (await services.refunds.resume()),
    },
    missing: { cron: '*/5 * * * *', run: (signal) => services.refunds.settleMissing(signal) },
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
