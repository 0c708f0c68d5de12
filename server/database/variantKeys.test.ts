import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';

it('gives the variants of an older market keys from their French names, unique in each product', async () => {
  const database = await openDatabase({ memory: true });
  try {
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'));
    await migrate(database, older);
    await sql`
      insert into seller (id, handle, name, regional, created_at) values (gen_random_uuid(), 's', 'S', true, now());
      insert into product (id, handle_primary, handle_secondary, name_primary, seller_id, temperature, bio, is_alcohol,
          taxable, status, priority, created_at)
        select gen_random_uuid(), 'p', 'p', 'P', id, 'normal', false, false, false, 'active', 1, now() from seller;
      insert into variant (id, product_id, position, name_primary, price, track_stock, stock, stored)
        select gen_random_uuid(), product.id, n, name, 1, false, 0, false from product,
          (values (0, 'Bœuf haché, 4 × 473 ml'), (1, 'l’été à 1,5 kg'), (2, '½'), (3, 'Été à 1.5 kg'), (4, 'été à 1,5 kg'))
          as v (n, name)`.execute(database.kysely);
    await migrate(database);
    const rows = await database.kysely.selectFrom('variant').select('key').orderBy('position').execute();
    expect(rows.map(({ key }) => key)).toEqual([
      'boeuf-hache-4-x-473-ml',
      'l-ete-a-1-5-kg',
      'format',
      'ete-a-1-5-kg',
      expect.stringMatching(/^ete-a-1-5-kg-[0-9a-f]{8}$/),
    ]);
  } finally {
    await database.close();
  }
});
