/**
 * Repeated work. A run does what is due by the market's clock and returns how many things it changed. Concurrent runs, in
 * one process or several, and interrupted ones are safe. An aborted run stops after its current item.
 */
export type MarketJob = {
  /** Schedule as cron at the market's wall clock; null: a timer of the server runs it every few seconds. */
  cron: string | null;
  run(signal?: AbortSignal): Promise<number>;
};

/** What each job is for, in the order in which all are run. */
export const JOB_PURPOSES = {
  payments: 'takes up payments, card pages, memberships and returns that nothing was heard of',
  reminders:
    'reminds of carts that were left, on the day of the closing, and of memberships that end, or are charged, soon (E62)',
  warnings: 'on the day of the closing, tells customers what it would not buy of the carts that buy themselves (E20)',
  mail: 'sends the mails that wait and are due',
  closing: 'closes the week whose Sunday midnight is past: carts that were not bought turn unsure (E57)',
  favourites:
    'notices which products that customers keep are gone and which are back, and mails those who asked to be told',
  missing: 'on Wednesday evening, gives back what is missing of orders and tells of it (F-150)',
  baskets: 'makes each recurring basket that is due an order, once its opt-out is over (E51)',
  leftovers:
    'erases what is of no use after 90 days: mails that were sent, payments and card pages that came to nothing; whom orders no longer need; and, after 14 days, the files of earlier releases',
  sessions: 'erases visits that nobody can come back to (E61), and the last trace of deleted accounts',
} as const;
export type JobName = keyof typeof JOB_PURPOSES;
export const JOB_NAMES = Object.keys(JOB_PURPOSES) as JobName[];
export type MarketJobs = Record<JobName, MarketJob>;
