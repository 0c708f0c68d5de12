import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run dev
The market as npm start opens it, from its sources and with hot reload; documents and schema are regenerated as they change.`);

process.env.NODE_ENV = 'development';
const { openMarket } = await import('../server/openMarket.ts');
const { devStorefront } = await import('./devStorefront.ts');
await openMarket(devStorefront);
