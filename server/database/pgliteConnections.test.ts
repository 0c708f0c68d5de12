import { once } from 'node:events';
import { duplexPair, type Duplex } from 'node:stream';
import { PGlite, protocol } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerClients } from './pgliteConnections.ts';

const { serialize } = protocol;

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
});
afterAll(() => db.close());

let takeOn: (stream: Duplex) => void;
beforeEach(() => {
  takeOn = answerClients(db);
});

type Asking = {
  stream: Duplex;
  closed: Promise<unknown>;
  pieces: Buffer[];
  ask(...messages: Uint8Array[]): Promise<string[]>;
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

function connect(): Asking {
  const [stream, other] = duplexPair();
  takeOn(other);
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  return {
    stream,
    closed: once(other, 'close'),
    pieces,
    /** The pieces in which messages are answered, each as the kinds of messages in it. */
    async ask(...messages) {
      pieces.length = 0;
      for (const message of messages) stream.write(message);
      await settled();
      return pieces.map(kindsIn);
    },
  };
}

async function client(): Promise<Asking> {
  const asking = connect();
  const [begun = ''] = await asking.ask(serialize.startup({ user: 'postgres', database: 'postgres' }));
  expect(begun).toMatch(/^R.*Z$/);
  // The first answer after it tells the session's settings too.
  await asking.ask(serialize.query('select 1 as n'));
  return asking;
}

function kindsIn(piece: Buffer): string {
  let kinds = '';
  for (let at = 0; at < piece.length; at += 1 + piece.readInt32BE(at + 1)) kinds += String.fromCharCode(piece[at] ?? 0);
  return kinds;
}

const statement = (text: string, values: string[] = []) => [
  serialize.parse({ text, name: '', types: [] }),
  serialize.bind({ values }),
  serialize.describe({ type: 'P', name: '' }),
  serialize.execute(),
  serialize.sync(),
];
const query = (text: string) => serialize.query(text);

describe('a client of the embedded database', () => {
  it('is answered a statement in one piece, and several that come together as well', async () => {
    const { ask } = await client();
    expect(await ask(...statement('select $1::int as n', ['5']))).toEqual(['12TDCZ']);
    expect(await ask(query('select 1 as n; select 2 as n'))).toEqual(['TDCTDCZ']);
    expect(await ask(Buffer.concat([query('begin'), ...statement('select 1 as n'), query('commit')]))).toEqual([
      'CZ12TDCZCZ',
    ]);
  });

  it('is answered once what came in parts is whole', async () => {
    const { ask } = await client();
    const bytes = Buffer.concat(statement('select $1::int as n', ['5']));
    for (const end of [1, 4, 30, bytes.length - 1]) {
      expect(await ask(bytes.subarray(0, end))).toEqual([]);
      expect(await ask(bytes.subarray(end))).toEqual(['12TDCZ']);
    }
  });

  it('fails one that cannot be parsed, bound or run once, and answers the next', async () => {
    const { ask } = await client();
    expect(await ask(...statement('selekt 1'))).toEqual(['EZ']);
    expect(await ask(...statement('select $1::int as n', ['five']))).toEqual(['1EZ']);
    expect(await ask(...statement('select 1 / n as n from (select $1::int as n offset 0) given', ['0']))).toEqual([
      '12TEZ',
    ]);
    expect(await ask(...statement('select $1::int as n', ['5']))).toEqual(['12TDCZ']);
  });

  it('is sent a long answer in pieces, whole', async () => {
    const { ask, pieces } = await client();
    await ask(...statement('select repeat($1, 1000) as word from generate_series(1, 500)', ['a']));
    expect(pieces.length).toBeGreaterThan(3);
    expect(kindsIn(Buffer.concat(pieces))).toBe(`12T${'D'.repeat(500)}CZ`);
  });

  it('leaves nothing of half a statement to who comes next', async () => {
    const first = await client();
    expect(await first.ask(...statement('selekt 1').slice(0, 2))).toEqual([]);
    first.stream.end();
    await first.closed;
    const { ask } = await client();
    expect(await ask(...statement('select 1 as n'))).toEqual(['12TDCZ']);
  });

  it('waits while another is in a transaction, which is undone when that one leaves', async () => {
    const [first, second] = [await client(), await client()];
    await db.exec('create table left_behind (n int)');
    await first.ask(query('begin'), query('insert into left_behind values (1)'));
    expect(await second.ask(query('insert into left_behind values (2)'))).toEqual([]);
    first.stream.end();
    await first.closed;
    await settled();
    expect(second.pieces.map(kindsIn)).toEqual(['CZ']);
    const { rows } = await db.query('select n from left_behind');
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('goes on after another has ended its transaction', async () => {
    const [first, second] = [await client(), await client()];
    await first.ask(query('begin'));
    expect(await second.ask(query('select 1 as n'))).toEqual([]);
    await first.ask(query('commit'));
    expect(second.pieces.map(kindsIn)).toEqual(['TDCZ']);
  });

  it('is refused encryption, and ended when it says so, cancels, or speaks another language', async () => {
    const asking = connect();
    asking.stream.write(serialize.requestSsl());
    await settled();
    expect(asking.pieces.map(String)).toEqual(['N']);
    for (const words of [serialize.cancel(1, 2), Buffer.alloc(8)]) {
      const other = connect();
      other.stream.write(words);
      other.stream.end();
      await other.closed;
    }
    const ending = await client();
    ending.stream.write(serialize.end());
    ending.stream.end();
    await ending.closed;
    const { ask } = await client();
    expect(await ask(query('select 1 as n'))).toEqual(['TDCZ']);
  });
});
