import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Original } from './pictureMaking.ts';

/** Stores a picture; one that is stored already counts as used again. */
export async function insertPicture(db: Kysely<Tables>, picture: Original): Promise<void> {
  await db
    .insertInto('picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ used_at: sql`now()` }))
    .execute();
}

/** A picture by the first 16 digits of its hash; null: none (any more). */
export async function readPicture(db: Kysely<Tables>, hash: string): Promise<Omit<Original, 'hash'> | null> {
  const picture = await db
    .selectFrom('picture')
    .select(['content', 'width', 'height'])
    .where(sql`left(hash, 16)`, '=', hash)
    .executeTakeFirst();
  return picture ?? null;
}

/** The first 16 digits of all hashes, in their order. */
export async function allHashes(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select left(hash, 16) as hash from picture order by 1`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Those of these first 16 digits of hashes that are stored. */
export async function storedHashes(db: Kysely<Tables>, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ hash: string }>`
    select left(hash, 16) as hash from picture where left(hash, 16) = any(${hashes}::text[])`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Whether the market shows a picture with this path. */
export async function isShown(db: Kysely<Tables>, path: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from product where ${path} = any(images))
      or exists (select from seller where ${path} = any(images))
      or exists (select from basket where ${path} = any(images))
      or exists (select from collection where image = ${path})
      or exists (select from market where ${path} in
        (identity ->> 'logo', banner -> 'desktopImage' ->> 'path', banner -> 'mobileImage' ->> 'path')) as shown`.execute(
    db,
  );
  return rows[0]?.shown ?? false;
}

export async function readFile(db: Kysely<Tables>, name: string): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from released.picture_file where name = ${name}`.execute(db);
  return rows[0]?.content ?? null;
}

/** Stores a file that was made; one that another server stored meanwhile stays. */
export async function insertFile(db: Kysely<Tables>, name: string, content: Buffer): Promise<void> {
  await sql`
    insert into released.picture_file (name, content) values (${name}, ${content})
    on conflict (name) do nothing`.execute(db);
}

/** Marks what the market, an order, earlier versions of its information, or a saving that can be undone shows as used. */
export async function markUsed(db: Kysely<Tables>): Promise<void> {
  await sql`
    with shown as (
      select unnest(images) as path from product union select unnest(images) from seller
      union select unnest(images) from basket union select image from collection union select image from order_line
      union select identity ->> 'logo' from market
      union select banner -> 'desktopImage' ->> 'path' from market union select banner -> 'mobileImage' ->> 'path' from market
    ), earlier as (select concat((select string_agg(settings::text, ' ') from market_version),
        (select string_agg(changes::text, ' ') from catalogue_saving where undone_at is null)) as texts)
    update picture set used_at = now() where
      left(hash, 16) in (select substr(path, 7, 16) from shown where path like 'photo-%')
      or (select position('photo-' || left(hash, 16) in texts) > 0 from earlier)`.execute(db);
}

/** Erases the pictures that were last used so many days ago, and the files of pictures that are gone. Returns how many pictures. */
export async function erasePictures(db: Kysely<Tables>, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from picture where used_at < now() - make_interval(days => ${days})`.execute(db);
  await sql`
    delete from released.picture_file file
    where not exists (select from picture where left(hash, 16) = substr(file.name, 7, 16))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
