import fs from 'node:fs';
import { PGlite, protocol } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseTemplate } from '../../tests/support/databaseTemplates.ts';
import { wholeStatements } from './pgliteStatements.ts';

const { serialize } = protocol;

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create({ loadDataDir: new Blob([fs.readFileSync(await databaseTemplate())]) });
});
afterAll(() => db.close());

async function piecesTo(messages: Uint8Array[], client: PGlite): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for (const message of messages)
    await client.execProtocolRawStream(new Uint8Array(message), { onRawData: (piece) => pieces.push(piece) });
  return pieces;
}

/** The chunks in which messages are answered, each as its kinds of messages. */
const answersTo = async (messages: Uint8Array[], client = wholeStatements(db)) =>
  (await piecesTo(messages, client)).map(kindsIn);

function kindsIn(piece: Uint8Array): string {
  const bytes = Buffer.from(piece);
  let kinds = '';
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) kinds += String.fromCharCode(bytes[at] ?? 0);
  return kinds;
}

const statement = (text: string, values: string[] = []) => [
  serialize.parse({ text, name: '', types: [] }),
  serialize.bind({ values }),
  serialize.describe({ type: 'P', name: '' }),
  serialize.execute(),
  serialize.sync(),
];

describe('the embedded database, queried message by message', () => {
  it('answers a statement in one chunk', async () => {
    expect(await answersTo(statement('select $1::int as n', ['5']))).toEqual(['12TDCZ']);
    expect(await answersTo([serialize.query('select 1 as n; select 2 as n')])).toEqual(['TDCTDCZ']);
  });

  it('fails one that cannot be parsed, bound or run once, and answers the next', async () => {
    expect(await answersTo(statement('selekt 1'))).toEqual(['EZ']);
    expect(await answersTo(statement('select $1::int as n', ['five']))).toEqual(['1EZ']);
    expect(await answersTo(statement('select 1 / n as n from (select $1::int as n offset 0) given', ['0']))).toEqual([
      '12TEZ',
    ]);
    expect(await answersTo(statement('select $1::int as n', ['5']))).toEqual(['12TDCZ']);
  });

  it('sends a long answer in chunks, completely', async () => {
    const long = statement('select repeat($1, 1000) as word from generate_series(1, 500)', ['a']);
    const pieces = await piecesTo(long, wholeStatements(db));
    expect(pieces.length).toBeGreaterThan(3);
    expect(kindsIn(Buffer.concat(pieces))).toBe(`12T${'D'.repeat(500)}CZ`);
  });

  it('drops half a statement with its lost connection', async () => {
    const client = wholeStatements(db);
    expect(await answersTo(statement('selekt 1').slice(0, 2), client)).toEqual([]);
    const [greeting = ''] = await answersTo([serialize.startup({ user: 'postgres', database: 'postgres' })], client);
    expect(greeting).toMatch(/^R.*Z$/);
    const [response = ''] = await answersTo(statement('select 1 as n'), client);
    expect(response).toMatch(/^12TDC[^E]*Z$/);
  });
});
