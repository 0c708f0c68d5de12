import { processIo } from '../input/commandArguments.ts';

// In production mode graphql skips its check for duplicate copies of itself and compares types faster; it reads this
// variable when loaded.
process.env.NODE_ENV = 'production';
const { runProof } = await import('./runProof.ts');

process.exit(await runProof(process.argv.slice(2), processIo));
