import { Lru } from '../lru.ts';

/** Bytes of answers that are kept, and what an entry costs beside them. */
const CAPACITY_BYTES = 48 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 400;

/** Small buffers are slices of a slab that Node shares out: kept as they are, each would keep 64 kB in memory. */
function ownCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * Answers that are the same for everyone, as bytes. `generation` names everything that they were made from (the
 * catalogue's version: catalogue, stock, settings, weeks, vacations): once it is another one, no old answer is given.
 */
export class ByteCache {
  readonly #answers: Lru<string, Buffer>;
  #generation = '';

  constructor(capacity: number = CAPACITY_BYTES) {
    this.#answers = new Lru(capacity, (bytes) => bytes.length + ENTRY_OVERHEAD_BYTES);
  }

  /** What is held, in bytes. */
  get weight(): number {
    return this.#answers.weight;
  }

  get(key: string, generation: string): Buffer | undefined {
    return generation === this.#generation ? this.#answers.get(key) : undefined;
  }

  set(key: string, generation: string, bytes: Buffer): void {
    if (generation !== this.#generation) this.#answers.clear();
    this.#generation = generation;
    this.#answers.set(key, ownCopy(bytes));
  }
}
