import { processIo } from '../command/commandArguments.ts';

// graphql compares types faster where it need not say which of two copies of it is at work: it asks this as it is loaded.
process.env.NODE_ENV = 'production';
const { runProof } = await import('./runProof.ts');

process.exit(await runProof(process.argv.slice(2), processIo));
