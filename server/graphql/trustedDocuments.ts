import { hash } from 'node:crypto';

/** The documents of released storefronts. */
export type TrustedDocuments = { has(hash: string): boolean; readonly count: number };

/** SHA-256 in hex, by which relay-compiler names a document in operations.json. */
export function hashOfDocument(text: string): string {
  return hash('sha256', text, 'hex');
}

/** `operations`: hash to text, as in `__generated__/operations.json`. Throws when a text does not match its hash. */
export function createTrustedDocuments(operations: Readonly<Record<string, string>>): TrustedDocuments {
  const hashes = new Set(Object.keys(operations));
  for (const [name, text] of Object.entries(operations)) {
    if (hashOfDocument(text) !== name) throw new Error(`operations.json: the document under ${name} is another one`);
  }
  return { has: (hash) => hashes.has(hash), count: hashes.size };
}
