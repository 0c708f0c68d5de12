import type { MarketFiles } from '../catalogueFiles/marketFiles.ts';
import { readMarketFiles } from '../catalogueFiles/readMarketFiles.ts';

/** The folder of the demo market's catalogue files (docs/catalogue-files.md) and pictures. */
export const DEMO_FOLDER = import.meta.dirname;

/** The demo market's files, as the import reads them. */
export const readDemoMarket = (): MarketFiles => readMarketFiles(DEMO_FOLDER);
