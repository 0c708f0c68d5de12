import type { AccountMarket } from '../account/accountMarket.ts';
import type { JobService } from '../jobs/jobService.ts';

/** The market at the desk, with its jobs. */
export type DeskMarket = AccountMarket & { work: JobService };
