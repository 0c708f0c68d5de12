import { buildStorefront } from './build.ts';

await buildStorefront();
