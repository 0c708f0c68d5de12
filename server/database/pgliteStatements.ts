import type { PGlite } from '@electric-sql/pglite';

/** Message types of the wire protocol that form one statement, ended by a sync. */
const PARTS = new Set(['P', 'B', 'D', 'E', 'C'].map((type) => type.charCodeAt(0)));
/** How much of an answer is buffered before it is sent on. */
const ANSWER_BYTES = 65_536;

type Run = PGlite['execProtocolRawStream'];

/**
 * Wraps PGlite so that its socket server runs a statement's messages in one go and answers them in one chunk: each
 * chunk costs both threads a system call, and wakes the market's thread.
 */
export function wholeStatements(db: PGlite): PGlite {
  let parts: Uint8Array[] = [];

  const run: Run = async (message, { onRawData, ...options }) => {
    const [type] = message;
    if (type !== undefined && PARTS.has(type)) {
      parts.push(message);
      return;
    }
    // A connection's first message has no type: half a statement left by a lost connection is dropped.
    const statement = type === 0 || parts.length === 0 ? message : Buffer.concat([...parts, message]);
    parts = [];
    let buffered: Buffer[] = [];
    let size = 0;
    const send = () => {
      if (size > 0) onRawData(buffered.length === 1 ? (buffered[0] as Buffer) : Buffer.concat(buffered));
      buffered = [];
      size = 0;
    };
    try {
      await db.execProtocolRawStream(statement, {
        ...options,
        onRawData(piece) {
          // PGlite reuses this buffer for the next chunk.
          buffered.push(Buffer.from(piece));
          size += piece.length;
          if (size >= ANSWER_BYTES) send();
        },
      });
    } finally {
      send();
    }
  };

  return new Proxy(db, {
    get(target, key) {
      if (key === 'execProtocolRawStream') return run;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
