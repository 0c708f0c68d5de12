import path from 'node:path';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import type { Checkout } from './releases.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(ROOT, file);

/** What this checkout would be released with. */
export const CHECKOUT: Checkout = {
  name: 'this checkout',
  schema: at('schema.graphql'),
  operations: at('__generated__/operations.json'),
  sources: { folder: at('src'), root: ROOT },
  pact: STOREFRONT_PACT,
};
/** Where releases in use and approved breaks are stored. */
export const CHECK_FILES = {
  releases: at('contracts/deployed'),
  approvals: at('contracts/approved-changes.json'),
  consumers: [at('contracts/consumers.json')],
};
