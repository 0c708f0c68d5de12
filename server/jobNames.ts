/**
 * Repeated work. A run does what is due by the market's clock and returns how many items it changed. Concurrent and
 * interrupted runs are safe, in one process or several. An aborted run stops after its current item.
 */
export type MarketJob = {
  /** Schedule as cron at the market's wall clock; null: a timer of the server runs it every few seconds. */
  cron: string | null;
  run(signal?: AbortSignal): Promise<number>;
};

/** What each job does, in the order in which they run after the clock was moved. */
export const JOB_PURPOSES = {
  payments: 'checks payments, card pages, memberships and refunds whose result has not arrived',
  reminders:
    'reminds customers of abandoned carts on closing day, of memberships that end or renew soon (E62), of cards that expire, and of the baskets of the week before their opt-out',
  warnings: 'on closing day, tells customers with automatic purchase what it would not buy (E20)',
  mail: 'sends queued mails that are due',
  closing:
    'closes a week after its Sunday midnight: buys carts with automatic purchase, makes other lines unsure (E57)',
  favourites: 'checks which favourites are gone or available again, and mails customers who asked to be notified',
  missing: 'on Wednesday evening, refunds missing items and mails their customers (F-150)',
  baskets: 'orders and charges the recurring baskets of the week once their opt-out has passed (E51)',
  leftovers:
    'deletes what is no longer needed: sent mails and unpaid payments after 90 days, files of old releases after 14, personal data of finished orders',
  sessions: 'deletes expired sessions (E61) and the last data of deleted accounts',
} as const;
export type JobName = keyof typeof JOB_PURPOSES;
export const JOB_NAMES = Object.keys(JOB_PURPOSES) as JobName[];
export type MarketJobs = Record<JobName, MarketJob>;
