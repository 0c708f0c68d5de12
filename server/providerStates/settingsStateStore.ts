import { sql, type Selectable } from 'kysely';
import { DEFAULT_TIME_ZONE, PERIOD_DAYS } from '#rules/constants.ts';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import { openPeriodAt, USUAL_CALENDAR } from '#rules/period.ts';
import { DEFAULT_FIRST_WEEKDAY } from '#rules/weekList.ts';
import { addDays, zonedInstant } from '#rules/zone.ts';
import type { MarketTable, MarketVersionTable, MarketWeekTable, SettingsVersion } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { BasketsStateInput, SettingsStateInput } from './settingsInput.ts';
import { dropSubscriptions } from './subscriptionStateStore.ts';

/** The operator's settings, to be restored. */
export type StoredSettings = Pick<
  Selectable<MarketTable>,
  | 'version'
  | 'field_versions'
  | 'maintenance'
  | 'identity'
  | 'banner'
  | 'popup'
  | 'stored_modal'
  | 'contact'
  | 'pages'
  | 'links'
  | 'outlines'
  | TermColumn
> & { versions: Selectable<MarketVersionTable>[]; calendar: Selectable<MarketWeekTable>[] };

const TERM_COLUMNS = [
  'order_fee',
  'free_delivery_above',
  'membership_price',
  'trial_months',
  'express_lead_hours',
  'gst_rates',
  'pst_rates',
  'week_plans',
  'time_zone',
  'first_weekday',
] as const;
type TermColumn = (typeof TERM_COLUMNS)[number];

/** The stored amounts, or those of a market that has set none. */
const termsOf = (stored: StoredSettings | null) => ({
  order_fee: stored?.order_fee ?? DEFAULT_TERMS.orderFee,
  free_delivery_above: stored?.free_delivery_above ?? DEFAULT_TERMS.freeDeliveryAbove,
  membership_price: stored?.membership_price ?? DEFAULT_TERMS.membershipPrice,
  trial_months: stored?.trial_months ?? DEFAULT_TERMS.trialMonths,
  express_lead_hours: stored?.express_lead_hours ?? DEFAULT_TERMS.expressLeadHours,
  gst_rates: JSON.stringify(stored?.gst_rates ?? DEFAULT_TERMS.gstRates),
  pst_rates: JSON.stringify(stored?.pst_rates ?? DEFAULT_TERMS.pstRates),
  week_plans: JSON.stringify(stored?.week_plans ?? []),
  time_zone: stored?.time_zone ?? DEFAULT_TIME_ZONE,
  first_weekday: stored?.first_weekday ?? DEFAULT_FIRST_WEEKDAY,
});

const jsonOf = (value: unknown) => (value === null ? sql<string>`null` : JSON.stringify(value));

export async function keepSettings(tx: Transaction): Promise<StoredSettings> {
  const market = await tx
    .selectFrom('market')
    .select([
      'version',
      'field_versions',
      'maintenance',
      'identity',
      'banner',
      'popup',
      'stored_modal',
      'contact',
      'pages',
      'links',
      'outlines',
      ...TERM_COLUMNS,
    ])
    .executeTakeFirstOrThrow();
  return {
    ...market,
    versions: await tx.selectFrom('market_version').selectAll().execute(),
    calendar: await tx.selectFrom('market_week').selectAll().execute(),
  };
}

/** `now`: of the market. */
export async function putSettings(
  tx: Transaction,
  input: SettingsStateInput | StoredSettings,
  now: Date,
): Promise<void> {
  const { maintenance, identity, banner, popup, contact, pages, links, outlines } = input;
  const modal = 'storedModal' in input ? input.storedModal : input.stored_modal;
  await tx
    .updateTable('market')
    .set({
      maintenance,
      identity: jsonOf(identity),
      banner: jsonOf(banner),
      popup: jsonOf(popup),
      stored_modal: jsonOf(modal),
      contact: jsonOf(contact),
      pages: jsonOf(pages),
      links: jsonOf(links),
      outlines: jsonOf(outlines),
      ...termsOf('order_fee' in input ? input : null),
    })
    .execute();
  await putVersions(tx, 'versions' in input ? input.versions : earlierOf(input));
  await putWeeks(tx, 'calendar' in input ? input.calendar : weeksOf(input, now));
  const versions =
    'version' in input
      ? { version: input.version, field_versions: input.field_versions }
      : input.changedModal
        ? { version: 2, field_versions: { stored_modal: 2 } }
        : input.changedPlans
          ? { version: 2, field_versions: { week_plans: 2, time_zone: 2, first_weekday: 2 } }
          : { version: 1, field_versions: {} };
  await sql`
    update market set version = ${versions.version}, field_versions = ${JSON.stringify(versions.field_versions)}::jsonb`.execute(
    tx,
  );
}

/** In version 1 each. */
function weeksOf({ weeks }: SettingsStateInput, now: Date): Selectable<MarketWeekTable>[] {
  const { startDate } = openPeriodAt(now, USUAL_CALENDAR);
  return weeks.map(({ after, closed, note, closesLate }) => ({
    start_date: addDays(startDate, after * PERIOD_DAYS),
    closed,
    note_primary: note?.primary ?? null,
    note_secondary: note?.secondary ?? null,
    closes_at: closesLate ? zonedInstant(addDays(startDate, after * PERIOD_DAYS + 6), '15:00') : null,
    version: 1,
  }));
}

async function putWeeks(tx: Transaction, weeks: Selectable<MarketWeekTable>[]): Promise<void> {
  await tx.deleteFrom('market_week').execute();
  if (weeks.length > 0) await tx.insertInto('market_week').values(weeks).execute();
}

const earlierOf = ({ changedAt, identity, contact, banner, popup, storedModal }: SettingsStateInput) =>
  changedAt === null
    ? []
    : [{ version: 1, until: changedAt, settings: { identity, contact, banner, popup, storedModal } }];

async function putVersions(
  tx: Transaction,
  versions: readonly { version: number; until: Date | string; settings: SettingsVersion }[],
): Promise<void> {
  await tx.deleteFrom('market_version').execute();
  for (const { version, until, settings } of versions)
    await tx
      .insertInto('market_version')
      .values({ version, until, settings: JSON.stringify(settings) })
      .execute();
}

/** Puts only these baskets on offer and returns the uuids of those that were. */
export async function offerOnly(tx: Transaction, { baskets }: BasketsStateInput): Promise<string[]> {
  const deactivated = await tx
    .updateTable('basket')
    .set({ active: false })
    .where('active', '=', true)
    .returning('id')
    .execute();
  await removeBaskets(tx, { baskets });
  for (const [index, input] of baskets.entries())
    await tx
      .insertInto('basket')
      .values({
        id: input.basket,
        handle_primary: input.handle,
        name_primary: input.names[0],
        name_secondary: input.names[1],
        description_primary: input.description,
        priority: index,
        price: input.price,
        compared_at_price: input.comparedAtPrice,
        frequency: input.frequency,
        images: input.images,
        deposit: input.deposit,
        taxable_price: input.taxablePrice,
        contents_primary: input.contents.map(([french]) => french),
        contents_secondary: input.contents.map(([, english]) => english),
        active: input.offered,
      })
      .execute();
  return deactivated.map(({ id }) => id);
}

/** Removes baskets with their subscriptions, which were states' as well. */
async function removeBaskets(tx: Transaction, { baskets }: BasketsStateInput): Promise<void> {
  const ids = baskets.map(({ basket }) => basket);
  if (ids.length === 0) return;
  for (const basket of ids) await dropSubscriptions(tx, { basket });
  await sql`delete from basket where id = any(${ids}::uuid[])`.execute(tx);
}

/** Removes the baskets of `offerOnly` and offers those that it returned. */
export async function offerAgain(
  tx: Transaction,
  input: BasketsStateInput,
  deactivated: readonly string[],
): Promise<void> {
  await removeBaskets(tx, input);
  if (deactivated.length > 0)
    await sql`update basket set active = true where id = any(${deactivated}::uuid[])`.execute(tx);
}
