import { LRUCache } from 'lru-cache';
import { weightOf, type StoredReading } from '../snapshot/changedParts.ts';

/** document: the hash of the released document that was asked; null for another one. reading: what it read of the catalogue. */
export type CachedAnswer = { bytes: Buffer; document: string | null; reading: StoredReading };

/** Capacity in bytes, and the overhead of an entry. */
const CAPACITY_BYTES = 48 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 400;

/** Small buffers are slices of a slab that Node shares: stored as they are, each would retain 64 kB. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * Caches public responses as bytes. `generation` identifies what all of them were made from (the catalogue's version: settings, weeks,
 * vacations): when it changes, no older response is returned. Whether the parts of the catalogue that one read are unchanged, `holds`
 * says.
 */
export class ByteCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  #generation = '';

  constructor(capacity: number = CAPACITY_BYTES) {
    this.#answers = new LRUCache({
      maxSize: capacity,
      sizeCalculation: ({ bytes, reading }) => bytes.length + ENTRY_OVERHEAD_BYTES + weightOf(reading),
    });
  }

  /** Size of the cached entries, in bytes. */
  get weight(): number {
    return this.#answers.calculatedSize;
  }

  get(key: string, generation: string): CachedAnswer | undefined {
    return generation === this.#generation ? this.#answers.get(key) : undefined;
  }

  set(key: string, generation: string, { bytes, ...answer }: CachedAnswer): void {
    if (generation !== this.#generation) this.#answers.clear();
    this.#generation = generation;
    this.#answers.set(key, { ...answer, bytes: ownCopy(bytes) });
  }
}
