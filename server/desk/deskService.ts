import { PERIOD_DAYS } from '../../rules/constants.ts';
import type { DeskRole } from '../../rules/deskRoles.ts';
import { openPeriodAt, periodStarting, type MarketPeriod } from '../../rules/period.ts';
import { addDays } from '../../rules/zone.ts';
import type { AccountService } from '../account/accountService.ts';
import type { Caller, Visitor } from '../caller.ts';
import { staffOf } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import type { JobName } from '../jobNames.ts';
import type { JobView, JobService } from '../jobs/jobService.ts';
import type { Journal } from '../journal/journalService.ts';
import { MarketError } from '../marketError.ts';
import type { StaffOrders } from '../orders/staffOrders.ts';
import type { RefundService } from '../refunds/refundService.ts';
import { createDeskOrders, type DeskOrders } from './deskOrders.ts';

/** Who works at the desk. */
export type StaffView = { name: string; role: DeskRole };

const PERIODS_BEFORE = 12;
const PERIODS_AFTER = 2;

/** The desk itself; the services of its parts do the work. */
export type DeskService = {
  /** The caller, who has the role. */
  staff(visitor: Visitor): Promise<StaffView>;
  /** The last twelve weeks, the one that takes orders, and the next two, newest first. */
  periods(now: Date): MarketPeriod[];
  /** Their work on orders. */
  orders: DeskOrders;
  /** Runs a job at once, with an entry in the journal; returns its state afterwards. */
  runJob(caller: Pick<Caller, 'visitor' | 'now'>, job: JobName): Promise<JobView>;
};

type Parts = {
  database: Database;
  account: AccountService;
  staffOrders: StaffOrders;
  refunds: Pick<RefundService, 'cancelAs'>;
  clock: Clock;
  work: JobService;
  journal: Journal;
};

export function createDeskService(parts: Parts): DeskService {
  const { database, account, work, journal } = parts;
  return {
    async staff(visitor) {
      const customer = await account.current(visitor);
      return {
        name: customer?.firstName || customer?.email || '',
        role: visitor.customer?.isManager ? 'manager' : 'volunteer',
      };
    },
    periods(now) {
      const { startDate } = openPeriodAt(now);
      return Array.from({ length: PERIODS_BEFORE + 1 + PERIODS_AFTER }, (_, row) =>
        periodStarting(addDays(startDate, (PERIODS_AFTER - row) * PERIOD_DAYS)),
      );
    },
    orders: createDeskOrders(parts),
    async runJob({ visitor, now }, job) {
      const staffId = staffOf(visitor);
      await inTransaction(database, (tx) => journal.record(tx, { kind: 'run_job', staffId, data: { job }, at: now }));
      await work.runNow(job, staffId);
      const view = (await work.list()).find(({ name }) => name === job);
      if (!view) throw new MarketError('NOT_FOUND');
      return view;
    },
  };
}
