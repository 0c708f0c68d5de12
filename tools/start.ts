import { existsSync } from 'node:fs';
import { buildStorefront } from './build.ts';
import { wantsHelp } from './commandLine.ts';
import { endWithNpm } from './endWithNpm.ts';

wantsHelp(`npm start
Opens the market: builds the storefront when it has changed, then serves it at http://localhost:4000 (PORT).
The first start seeds the demo market into DATA_DIR (.data). Settings of a market of your own are read from
market.env (npm run market -- setup); docs/configuration.md has them all.`);

endWithNpm();
if (existsSync('market.env')) process.loadEnvFile('market.env');
process.env.NODE_ENV ??= 'production';
if (await buildStorefront()) process.stdout.write('Storefront built.\n');
await import('../server/main.ts');
