import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import { readBaskets, type BasketRow } from './basketStore.ts';

export type BasketService = {
  /** The baskets on offer, by priority (spec 7, `baskets`). */
  onOffer(): Promise<BasketRow[]>;
  /** By uuid, on offer or not; null when there is none. */
  byId(id: string): Promise<BasketRow | null>;
};

export function createBasketService(options: { database: Database; catalogue: CatalogueService }): BasketService {
  const { database, catalogue } = options;
  const baskets = catalogue.following(() => readBaskets(database.kysely));
  return {
    onOffer: async () => (await baskets()).filter(({ active }) => active),
    byId: async (id) => (await baskets()).find((basket) => basket.id === id) ?? null,
  };
}
