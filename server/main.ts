import path from 'node:path';
import { loadStorefront } from './http/storefront.ts';
import { openMarket } from './openMarket.ts';

await openMarket(() => loadStorefront(path.resolve(import.meta.dirname, '../dist')));
