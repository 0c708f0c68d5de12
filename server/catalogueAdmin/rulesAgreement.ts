import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { MarketRulesInput } from '#generated/schemaTypes.ts';
import { openPeriodAt } from '#rules/period.ts';
import { DEFAULT_SHORTAGE_RULE, type ShortageRule } from '#rules/shortage.ts';
import { planOf, type WeekPlan } from '#rules/weekPlan.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { requestedAction } from '../journal/journalService.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import { lockMarket } from './catalogueAdminStore.ts';
import { record, type StaffCaller } from './staffRecord.ts';
import { agreementRequest, type Agreement } from './termsAgreement.ts';

/** What a manager agrees to beside the amounts (ADR 197): the moments of the open week, the zone and how missing goods are spread. */
type Rules = WeekPlan & { timeZone: string; firstWeekday: number; shortageRule: ShortageRule };

async function readRules(db: Kysely<Tables>, now: Date): Promise<Rules> {
  const { time_zone, first_weekday, identity } = await db
    .selectFrom('market')
    .select(['time_zone', 'first_weekday', 'identity'])
    .executeTakeFirstOrThrow();
  const calendar = await readCalendar(db);
  const { closing, basketsUntil, missing } = planOf(openPeriodAt(now, calendar).startDate, calendar.plans);
  const moment = ({ weekday, at }: WeekPlan['closing']) => ({ weekday, at });
  return {
    timeZone: time_zone,
    firstWeekday: first_weekday,
    shortageRule: identity?.shortageRule ?? DEFAULT_SHORTAGE_RULE,
    closing: moment(closing),
    basketsUntil: moment(basketsUntil),
    missing: moment(missing),
  };
}

/** The rules in force at `now`, and who agreed to all of them as they are. */
export async function marketRules(
  { database }: Pick<Market, 'database'>,
  now: Date,
): Promise<Rules & { agreement: Agreement }> {
  const rules = await readRules(database.kysely, now);
  const action = await requestedAction(database, agreementRequest('confirm_rules', rules));
  return { ...rules, agreement: action && { at: action.at, name: action.staffName } };
}

/**
 * Journals that a manager agrees to the rules in force: all of them, as they were shown (ADR 98). SITE_CHANGED {fields: ['rules']}: they
 * are others by now. Repeated, it changes nothing.
 */
export async function confirmMarketRules(
  { database }: Pick<Market, 'database'>,
  caller: StaffCaller,
  shown: MarketRulesInput,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockMarket(tx);
    const rules = await readRules(tx, caller.now);
    // Without the prototypes of parsed input.
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(shown)), rules))
      throw new MarketError('SITE_CHANGED', { fields: ['rules'] });
    await record(tx, caller, {
      kind: 'confirm_rules',
      request: agreementRequest('confirm_rules', rules),
      data: { rules },
    });
  });
}
