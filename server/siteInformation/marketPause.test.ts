import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';

it('says why nothing can be ordered, until goods are on sale and a place serves the open week', async () => {
  const database = await createTestDatabase(eitherDatabaseKind());
  const market = smallMarket(database.kysely);
  const api = publicApi(database);
  const change = (statement: string) => sql.raw(statement).execute(database.kysely);
  const pause = async (now = '2026-11-24T12:00:00-05:00') => {
    await api.services.catalogue.fresh();
    return (await api.ask('{ market { pause } }', { now })).data?.market;
  };
  expect(await pause()).toEqual({ pause: 'soon' });
  await market.location('halle');
  await market.seller('ferme');
  await market.collection('pains');
  await market.product('pain', 'ferme', { status: 'draft' }, ['pains']);
  expect(await pause()).toEqual({ pause: 'soon' });
  await change(`update product set status = 'active'`);
  expect(await pause()).toEqual({ pause: null });
  // Sold out is not paused: it comes back within the week.
  await change('update variant set stock = 0');
  expect(await pause()).toEqual({ pause: null });

  await change(`update seller set deactivated_until = '2026-12-01T00:00:00-05:00'`);
  expect([await pause(), await pause('2026-12-01T00:00:00-05:00')]).toEqual([{ pause: 'away' }, { pause: null }]);
  await market.seller('verger');
  await market.product('pomme', 'verger');
  expect(await pause()).toEqual({ pause: null });

  await change('update location set active = false');
  expect(await pause()).toEqual({ pause: 'unserved' });
  await change('update location set active = true, storage_only = true');
  expect(await pause()).toEqual({ pause: 'unserved' });
  // Express orders are handed out there (E63): goods that are stored can be ordered.
  await change(`update location set express_hours = array['2 09:00-17:00']`);
  expect(await pause()).toEqual({ pause: 'unserved' });
  await change('update variant set stored = true, stock_mdo = 0');
  expect(await pause()).toEqual({ pause: null });

  await change(`update product set status = 'inactive' where id = '${testId('product pain')}'`);
  expect(await pause()).toEqual({ pause: null });
  await change(`update product set status = 'inactive'`);
  expect(await pause()).toEqual({ pause: 'retired' });
  await database.close();
});
