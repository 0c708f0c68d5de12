import path from 'node:path';
import { wantsHelp } from './commandLine.ts';
import { endWithNpm } from './endWithNpm.ts';

wantsHelp(`npm run dev
The market as npm start opens it, from its sources and with hot reload; documents and schema are regenerated as they change.
Warns when the backend (this one, or GRAPHQL_ENDPOINT) does not serve what schema.graphql says.`);

endWithNpm();
process.env.NODE_ENV = 'development';
const { openMarket } = await import('../server/openMarket.ts');
const { devStorefront } = await import('./devStorefront.ts');
const backend = await openMarket(devStorefront);

const { schemaDrift } = await import('../contracts/schema-check/schemaDrift.ts');
process.stderr.write(await schemaDrift(path.join(import.meta.dirname, '../schema.graphql'), backend, process.env));
