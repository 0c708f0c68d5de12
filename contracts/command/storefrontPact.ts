import path from 'node:path';

/** The storefront's contract, by its name in a folder of pacts. */
export const PACT_FILE = 'storefront-market-api.json';
/** That of this checkout. */
export const STOREFRONT_PACT = path.resolve(import.meta.dirname, '../pacts', PACT_FILE);
