import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A variant's permanent name within its product, by which catalogue files identify it. Existing ones get it from their
 * French name.
 */
export const m0004VariantKeys: Migration = {
  async up(db) {
    await sql`
      alter table variant add column key text;
      update variant set key = k.key || case when k.twin > 1 then '-' || left(variant.id::text, 8) else '' end
      from (
        select id, key, row_number() over (partition by product_id, key order by position) as twin
        from (
          select id, product_id, position, coalesce(nullif(trim(both '-' from regexp_replace(
            translate(replace(replace(replace(lower(name_primary), 'œ', 'oe'), 'æ', 'ae'), '’', '-'),
              'àâäáãéèêëîïíôöóõùûüúçñ×', 'aaaaaeeeeiiioooouuuucnx'),
            '[^a-z0-9]+', '-', 'g')), ''), 'format') as key
          from variant
        ) named
      ) k
      where variant.id = k.id;
      alter table variant
        alter column key set default gen_random_uuid()::text,
        alter column key set not null,
        add unique (product_id, key);
    `.execute(db);
  },
};
