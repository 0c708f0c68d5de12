import { hash } from 'node:crypto';

/** SHA-256 in hex, by which relay-compiler names a document in operations.json. */
export function hashOfDocument(text: string): string {
  return hash('sha256', text, 'hex');
}

/**
 * The hashes of released storefronts' documents. `operations`: hash to text, as in `__generated__/operations.json`. Throws
 * when a text does not match its hash.
 */
export function trustedHashes(operations: Readonly<Record<string, string>>): ReadonlySet<string> {
  for (const [name, text] of Object.entries(operations)) {
    if (hashOfDocument(text) !== name) throw new Error(`operations.json: the document under ${name} is another one`);
  }
  return new Set(Object.keys(operations));
}
