import type { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** What a connection's first message may ask for in place of a session, by its second word. */
const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const NO_SSL = Buffer.from('N');
/** Begin messages of the wire protocol: those of one statement, which is answered at its end, the sync. */
const PARTS = new Set(['P', 'B', 'D', 'E', 'C'].map((type) => type.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);
const ROLLBACK = Buffer.from('Q\0\0\0\x0drollback\0');
const LENGTH_BYTES = 4;
/** What an answer may hold back before it is sent on: a long one is not kept whole. */
const ANSWER_BYTES = 65_536;

type Client = { stream: Duplex; hasSession: boolean; waiting: Buffer };

/** How many bytes at the beginning can be run in one go: whole statements, or the first message; 0: more have to come. */
function runnable({ waiting, hasSession }: Client): number {
  const head = hasSession ? 1 : 0;
  let whole = 0;
  for (let at = 0; at + head + LENGTH_BYTES <= waiting.length;) {
    const length = waiting.readInt32BE(at + head);
    if (length < LENGTH_BYTES) throw new Error('The message has no length.');
    const end = at + head + length;
    if (end > waiting.length) break;
    if (!hasSession) return end;
    if (!PARTS.has(waiting[at] ?? 0)) whole = end;
    at = end;
  }
  return whole;
}

/**
 * Answers clients of PGlite, which has one session for all: whatever has come of whole statements is run in one go and
 * answered with one piece, for each piece costs both threads a call of the system, and the market's a wake-up. While one
 * is in a transaction the others wait; that of a client who leaves is undone. Answers what takes a client on.
 */
export function answerClients(db: PGlite): (stream: Duplex) => void {
  const clients = new Set<Client>();
  /** Whose transaction is open. */
  let owner: Client | null = null;

  function run(client: Client, bytes: Buffer): void {
    let held: Buffer[] = [];
    let size = 0;
    const send = () => {
      if (size > 0) client.stream.write(held.length === 1 ? held[0] : Buffer.concat(held));
      held = [];
      size = 0;
    };
    // Run to its end before this returns: nobody waits for a file system that keeps no copy.
    void db.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData(piece) {
        // PGlite writes the next piece where this one is.
        held.push(Buffer.from(piece));
        size += piece.length;
        if (size >= ANSWER_BYTES) send();
      },
    });
    owner = db.isInTransaction() ? client : null;
    send();
  }

  function take(client: Client, bytes: Buffer): void {
    const asked = client.hasSession ? null : bytes.readInt32BE(LENGTH_BYTES);
    if (asked === SSL_REQUEST) client.stream.write(NO_SSL);
    else if (asked === CANCEL_REQUEST || bytes[0] === TERMINATE) client.stream.end();
    else {
      client.hasSession = true;
      run(client, bytes);
    }
  }

  function goOn(client: Client): void {
    try {
      while (owner === null || owner === client) {
        const size = runnable(client);
        if (size === 0) return;
        const bytes = client.waiting.subarray(0, size);
        client.waiting = client.waiting.subarray(size);
        take(client, bytes);
      }
    } catch {
      client.stream.destroy();
    }
  }
  const allGoOn = () => clients.forEach(goOn);

  return (stream) => {
    const client: Client = { stream, hasSession: false, waiting: Buffer.alloc(0) };
    clients.add(client);
    stream.on('data', (part: Buffer) => {
      client.waiting = client.waiting.length === 0 ? part : Buffer.concat([client.waiting, part]);
      goOn(client);
      if (clients.size > 1) allGoOn();
    });
    stream.on('end', () => stream.destroy());
    stream.on('error', () => stream.destroy());
    stream.on('close', () => {
      clients.delete(client);
      if (owner === client) run(client, ROLLBACK);
      allGoOn();
    });
  };
}
