import path from 'node:path';
import { wantsHelp } from './commandLine.ts';
import { endWithNpm } from './endWithNpm.ts';

wantsHelp(`npm run dev
Starts the market from its sources, with hot reload; regenerates artifacts when documents or the schema change.
Warns if the backend (this one, or GRAPHQL_ENDPOINT) serves another schema than schema.graphql.`);

endWithNpm();
process.env.NODE_ENV = 'development';
const { openMarket } = await import('../server/openMarket.ts');
const { devStorefront } = await import('./devStorefront.ts');
const backend = await openMarket(devStorefront);

const { schemaDrift } = await import('../contracts/schema-check/schemaDrift.ts');
process.stderr.write(await schemaDrift(path.join(import.meta.dirname, '../schema.graphql'), backend, process.env));
