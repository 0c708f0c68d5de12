import type { JobName } from '#generated/schemaTypes.ts';
import { PERIOD_DAYS } from '#rules/constants.ts';
import type { DeskRole } from '#rules/deskRoles.ts';
import { weekStarting, type MarketWeek } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';
import * as account from '../account/accountService.ts';
import type { Caller, Visitor } from '../caller.ts';
import { staffOf } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import type { JobView } from '../jobs/jobService.ts';
import * as journal from '../journal/journalService.ts';
import { MarketError } from '../marketError.ts';
import type { DeskMarket } from './deskMarket.ts';

/** Who works at the desk. */
export type StaffView = { name: string; role: DeskRole };

const PERIODS_BEFORE = 12;
const PERIODS_AFTER = 2;

/** The caller, who has the role. */
export async function staff(market: DeskMarket, visitor: Visitor): Promise<StaffView> {
  const customer = await account.current(market, visitor);
  return {
    name: customer?.firstName || customer?.email || '',
    role: visitor.customer?.isManager ? 'manager' : 'volunteer',
  };
}

/** The last twelve weeks, the one that takes orders, and the next two, newest first. */
export async function periods({ fulfilment }: DeskMarket, now: Date): Promise<MarketWeek[]> {
  const { startDate } = await fulfilment.openPeriod(now);
  return Array.from({ length: PERIODS_BEFORE + 1 + PERIODS_AFTER }, (_, row) =>
    weekStarting(addDays(startDate, (PERIODS_AFTER - row) * PERIOD_DAYS)),
  );
}

/** Runs a job at once, with an entry in the journal; returns its state afterwards. */
export async function runJob(
  market: DeskMarket,
  { visitor, now }: Pick<Caller, 'visitor' | 'now'>,
  job: JobName,
): Promise<JobView> {
  const staffId = staffOf(visitor);
  await inTransaction(market.database, (tx) =>
    journal.record(tx, { kind: 'run_job', staffId, data: { job }, at: now }),
  );
  await market.work.runNow(job, staffId);
  const view = (await market.work.list()).find(({ name }) => name === job);
  if (!view) throw new MarketError('NOT_FOUND');
  return view;
}
