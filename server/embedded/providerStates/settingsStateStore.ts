import { sql, type Selectable } from 'kysely';
import type { MarketTable, MarketVersionTable, SettingsVersion } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { BasketsWish, SettingsWish } from './settingsInput.ts';
import { dropSubscriptions } from './subscriptionStateStore.ts';

/** The operator's settings, to be restored. */
export type KeptSettings = Pick<
  Selectable<MarketTable>,
  'version' | 'field_versions' | 'maintenance' | 'identity' | 'banner' | 'popup' | 'stored_modal' | 'contact' | 'pages'
> & { versions: Selectable<MarketVersionTable>[] };

const jsonOf = (value: unknown) => (value === null ? sql<string>`null` : JSON.stringify(value));

export async function keepSettings(tx: Transaction): Promise<KeptSettings> {
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
    ])
    .executeTakeFirstOrThrow();
  return { ...market, versions: await tx.selectFrom('market_version').selectAll().execute() };
}

export async function putSettings(tx: Transaction, wish: SettingsWish | KeptSettings): Promise<void> {
  const { maintenance, identity, banner, popup, contact, pages } = wish;
  const modal = 'storedModal' in wish ? wish.storedModal : wish.stored_modal;
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
    })
    .execute();
  await putVersions(tx, 'versions' in wish ? wish.versions : earlierOf(wish));
  const versions =
    'version' in wish
      ? { version: wish.version, field_versions: wish.field_versions }
      : wish.changedModal
        ? { version: 2, field_versions: { stored_modal: 2 } }
        : { version: 1, field_versions: {} };
  await sql`
    update market set version = ${versions.version}, field_versions = ${JSON.stringify(versions.field_versions)}::jsonb`.execute(
    tx,
  );
}

const earlierOf = ({ changedAt, identity, contact, banner, popup, storedModal }: SettingsWish) =>
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
export async function offerOnly(tx: Transaction, { baskets }: BasketsWish): Promise<string[]> {
  const others = await tx
    .updateTable('basket')
    .set({ active: false })
    .where('active', '=', true)
    .returning('id')
    .execute();
  await removeBaskets(tx, { baskets });
  for (const [index, wish] of baskets.entries())
    await tx
      .insertInto('basket')
      .values({
        id: wish.basket,
        handle_primary: wish.handle,
        name_primary: wish.names[0],
        name_secondary: wish.names[1],
        description_primary: wish.description,
        priority: index,
        price: wish.price,
        compared_at_price: wish.comparedAtPrice,
        frequency: wish.frequency,
        images: wish.images,
        deposit: wish.deposit,
        taxable_price: wish.taxablePrice,
        contents_primary: wish.contents.map(([french]) => french),
        contents_secondary: wish.contents.map(([, english]) => english),
        active: wish.offered,
      })
      .execute();
  return others.map(({ id }) => id);
}

/** Removes baskets with their subscriptions, which were states' as well. */
async function removeBaskets(tx: Transaction, { baskets }: BasketsWish): Promise<void> {
  const ids = baskets.map(({ basket }) => basket);
  if (ids.length === 0) return;
  for (const basket of ids) await dropSubscriptions(tx, { basket });
  await sql`delete from basket where id = any(${ids}::uuid[])`.execute(tx);
}

/** Removes the baskets of `offerOnly` and offers those that it returned. */
export async function offerAgain(tx: Transaction, wish: BasketsWish, others: readonly string[]): Promise<void> {
  await removeBaskets(tx, wish);
  if (others.length > 0) await sql`update basket set active = true where id = any(${others}::uuid[])`.execute(tx);
}
