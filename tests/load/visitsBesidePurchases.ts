import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import { addressOf } from '#rules/addresses.ts';
import { publicContext } from '../../server/api/context.ts';
import type { Database } from '../../server/database/database.ts';
import { createPages, type PageOptions } from '../../server/http/pages.ts';
import { loadStorefront } from '../../server/http/storefront.ts';
import type { ChangedParts } from '../../server/snapshot/changedParts.ts';
import { pageOptions, pageSettings } from '../support/pageServer.ts';
import type { publicApi } from '../support/publicApi.ts';
import { sharedExecutor } from '../support/sharedExecutor.ts';
import { numbers } from './growthQueries.ts';

/** Of the pages' visits: the share answered from the store, and processor time of the process, in ms a visit. */
export type StoredVisits = { share: number; ms: number };

/** A busy region: so many pages are visited between two purchases, which are a second apart, of so many formats each. */
const VISITS_A_SECOND = 30;
const LINES = 5;
const WARM = 30;
const ORIGIN = 'http://localhost';

/**
 * Visits pages of a market of which something is sold each second: first as pages were stored before ADR 215, by which every purchase
 * ended them all, then as they are.
 */
export async function visitsBesidePurchases(
  { database, api }: { database: Database; api: ReturnType<typeof publicApi> },
  seconds: number,
): Promise<Record<'before' | 'now', StoredVisits>> {
  const storefront = await loadStorefront(path.resolve('dist'));
  const { services, clock } = api;
  const { executor } = sharedExecutor('demo');
  const { onSale, topCollections, sellersByName, variants } = await services.catalogue.current();
  const categories = topCollections.filter(({ products }) => products.length > 0);
  const formats = [...variants.keys()];
  const { parts } = services.catalogue;
  /** As if every change touched everything. */
  const ofAnyChange = {
    begin: () => parts.begin(),
    get turn() {
      return parts.turn;
    },
    holds: ({ turn }: { turn: number }) => turn === parts.turn,
  } as unknown as ChangedParts;

  async function visited(storedBy: ChangedParts): Promise<StoredVisits> {
    const chances = numbers();
    const chance = () => chances.next().value as number;
    /** Few are visited often, most seldom: by the logarithm of their place. */
    const often = <T>(of: readonly T[]): T => of[Math.min(of.length - 1, Math.floor(of.length ** chance()) - 1)]!;
    const kinds: [number, () => string][] = [
      [0.2, () => addressOf('home', 'fr')],
      [0.5, () => addressOf('collection', 'fr', { handle: often(categories).handlePrimary })],
      [0.85, () => addressOf('product', 'fr', { handle: often(onSale).handlePrimary })],
      [0.95, () => `${addressOf('search', 'fr')}?s=${encodeURIComponent(often(onSale).name.primary.split(' ')[0]!)}`],
      [0.98, () => addressOf('seller', 'fr', { handle: often(sellersByName).handle })],
      [1, () => addressOf('contact', 'fr')],
    ];
    let rendered = 0;
    const execute: PageOptions['execute'] = (locale, _, reads) => async (params, variables) => {
      const context = publicContext({ locale, services, now: clock.now(), reads });
      const run = { query: params.text ?? '', operationName: params.name, variables, context };
      return (await executor.run(run)).result;
    };
    const page = createPages({
      ...pageOptions,
      storefront: {
        ...storefront,
        render: (...call) => {
          rendered += 1;
          return storefront.render(...call);
        },
      },
      execute,
      parts: storedBy,
      version: async () => services.catalogue.version(),
      settings: async () => ({ ...pageSettings, origin: ORIGIN }),
    });
    const request = { headers: { 'accept-encoding': 'br' } } as unknown as IncomingMessage;
    async function visit(): Promise<void> {
      const drawn = chance();
      const address = kinds.find(([until]) => drawn < until)![1]();
      let status = 0;
      const response = { writeHead: (answered: number) => ((status = answered), response), end: () => response };
      await page(new URL(address, ORIGIN), request, response as unknown as ServerResponse);
      if (status !== 200) throw new Error(`${address} has status ${status}`);
    }
    async function purchase(): Promise<void> {
      const bought = Array.from({ length: LINES }, () => formats[Math.floor(chance() * formats.length)]!);
      await sql`update variant set stock = stock - 1 where id = any(${bought}::uuid[]) and stock > stock_mdo and stock > held`.execute(
        database.kysely,
      );
      await services.catalogue.fresh();
    }
    let usedBefore = process.cpuUsage();
    for (let second = -WARM; second < seconds; second += 1) {
      if (second === 0) {
        rendered = 0;
        usedBefore = process.cpuUsage();
      }
      await purchase();
      for (let visits = 0; visits < VISITS_A_SECOND; visits += 1) await visit();
    }
    const { user, system } = process.cpuUsage(usedBefore);
    const visits = seconds * VISITS_A_SECOND;
    return { share: 1 - rendered / visits, ms: (user + system) / 1000 / visits };
  }

  return { before: await visited(ofAnyChange), now: await visited(parts) };
}
