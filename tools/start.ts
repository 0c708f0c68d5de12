import { buildStorefront } from './build.ts';
import { wantsHelp } from './commandLine.ts';
import { endWithNpm } from './endWithNpm.ts';

wantsHelp(`npm start
Opens the market: builds the storefront when it has changed, then serves it at http://localhost:4000 (PORT).
The first start seeds the demo market into DATA_DIR (.data). Configuration: see docs/configuration.md.`);

endWithNpm();
process.env.NODE_ENV ??= 'production';
if (await buildStorefront()) process.stdout.write('Storefront built.\n');
await import('../server/main.ts');
