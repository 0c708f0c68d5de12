import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Migrations } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/all.ts';
import type { Tables } from '../../server/database/tables.ts';

const rowKinds: Migration = {
  async up(db) {
    await sql`
      create table row_kind (
        id bigint generated always as identity primary key,
        earlier bigint references row_kind,
        number numeric, precise double precision, big bigint, bytes bytea, at timestamptz, day date, span interval,
        data jsonb, texts text[], doubled integer generated always as (2) stored, "odd ""name" text not null default 'x'
      );
      create table row_kind_empty (id uuid primary key);
      create function refuse_row_kind() returns trigger language plpgsql as $$
      begin raise exception 'A row of these is never changed'; end $$;
      create trigger never before insert or update on row_kind for each row execute function refuse_row_kind();
    `.execute(db);
  },
};

/** The market's migrations, and one more with a table that holds a value of every type, and an empty one. */
export const WITH_ROW_KINDS: Migrations = { ...migrations, m9998RowKinds: rowKinds };

/** Rows with edge values of their types: the largest, the most precise, empty, null, and strings with line breaks. */
export async function fillRowKinds(db: Kysely<Tables>): Promise<void> {
  const odd = 'é 🥕 "l\'ail" \\ \t \n \r \u2028 \u0001 \\N {"end":true}';
  await sql`alter table row_kind disable trigger user`.execute(db);
  await sql`
    insert into row_kind (earlier, number, precise, big, bytes, at, day, span, data, texts, "odd ""name") values
      (null, 12345678901234567890.123456789012345678901, 0.1::float8 + 0.2, 9223372036854775807, '\\x00ff0a0d5c',
        '2026-03-08 06:59:59.999999+00', '2026-11-30', '1 mon 2 days 03:04:05.678', ${JSON.stringify({ odd, big: 1e300 })}::jsonb,
        array[${odd}, null, '', '{}'], ${odd}),
      (1, 'NaN', 'Infinity', -9223372036854775808, '', '-infinity', '0001-01-01 BC', '-1 day', 'null', '{}', ''),
      (2, null, null, null, null, null, null, null, null, null, 'NULL'),
      (null, 0, '-0', 0, decode(repeat('ab', 1000000), 'hex'), 'infinity', 'infinity', '0', '[]', array[array['a','b'],array['c','d']], repeat('é', 700000))
  `.execute(db);
  // Rows that refer to a later one and to themselves, so that no insertion order satisfies the references.
  await sql`update row_kind set earlier = 4 where id = 1`.execute(db);
  await sql`update row_kind set earlier = 3 where id = 3`.execute(db);
  await sql`alter table row_kind enable trigger user`.execute(db);
}
