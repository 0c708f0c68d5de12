import { openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { seedFewGoods, type SeededGoods } from './fewGoods.ts';
import { createJourneyDatabase } from './journeyDatabase.ts';

/** Like `createJourneyDatabase`, with the tables and few goods of the demo market (fewGoods.ts). */
export async function createSeededDatabase(goods: SeededGoods = {}): ReturnType<typeof createJourneyDatabase> {
  const { url, remove } = await createJourneyDatabase();
  try {
    const database = await openDatabase({ url });
    await migrate(database)
      .then(() => seedFewGoods(database, goods))
      .finally(() => database.close());
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, remove };
}
