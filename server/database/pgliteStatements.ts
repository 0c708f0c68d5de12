import type { PGlite } from '@electric-sql/pglite';

/** Begin messages of the wire protocol: those of one statement come together and end with a sync. */
const PARTS = new Set(['P', 'B', 'D', 'E', 'C'].map((type) => type.charCodeAt(0)));
/** What an answer may hold back before it is sent on: a long one is not kept whole. */
const ANSWER_BYTES = 65_536;

type Run = PGlite['execProtocolRawStream'];

/**
 * PGlite as its socket server asks it, message by message, running a statement's messages in one go and answering them
 * with one piece: each piece costs the two threads a call of the system, and the market's thread a wake-up.
 */
export function wholeStatements(db: PGlite): PGlite {
  let parts: Uint8Array[] = [];

  const run: Run = async (message, { onRawData, ...options }) => {
    const [type] = message;
    if (type !== undefined && PARTS.has(type)) {
      parts.push(message);
      return;
    }
    // A connection's first message has no type: what one has left that broke off in a statement is nobody's.
    const whole = type === 0 || parts.length === 0 ? message : Buffer.concat([...parts, message]);
    parts = [];
    let held: Buffer[] = [];
    let size = 0;
    const send = () => {
      if (size > 0) onRawData(held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held));
      held = [];
      size = 0;
    };
    try {
      await db.execProtocolRawStream(whole, {
        ...options,
        onRawData(piece) {
          // PGlite writes the next piece where this one is.
          held.push(Buffer.from(piece));
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
