import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

declare global {
  /** Vitest evaluates this module once per test file: the process holds what it compiled. */
  var compiledPglite: WebAssembly.Module | undefined;
}

/**
 * The engine of the embedded databases of this process, compiled and optimized once: V8 shares a module with every thread
 * that compiles the same bytes while one of them holds it, and each database has a thread of its own that ends.
 */
globalThis.compiledPglite ??= await WebAssembly.compile(
  fs.readFileSync(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))),
);
