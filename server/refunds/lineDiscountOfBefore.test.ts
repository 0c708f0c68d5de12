import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { m0026LineDiscount } from '../database/migrations/m0026LineDiscount.ts';

describe.each(testDatabaseKinds())('the discount of lines from before migration 0026 (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { buy } = staffReturns(fixture);

  it('allocates the discount by price, to the cent, as for new lines', async () => {
    const { market, database } = fixture;
    const codes = [0, 275, 277];
    for (const discount of codes)
      await buy(await signedIn(market, `ann ${discount}`), `ann ${discount}`, false, { discount });
    const db = database.kysely;
    const readDiscounts = async () => {
      const { rows } = await sql<{
        discount: number;
      }>`select l.discount from order_line l join orders o on o.id = l.order_id
        order by o.number, l.position`.execute(db);
      return rows.map(({ discount }) => discount);
    };
    // 277 cents split over 2000 and 750: the juices get 201.45 of them.
    expect(await readDiscounts()).toEqual([0, 0, 200, 75, 201, 76]);
    await sql`alter table order_line drop column discount`.execute(db);
    await m0026LineDiscount.up(db);
    expect(await readDiscounts()).toEqual([0, 0, 200, 75, 201, 76]);
  });
});
