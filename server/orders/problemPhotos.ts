import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import { lockOrders } from './orderStatusStore.ts';
import * as store from './problemPhotoStore.ts';
import type { ProblemPhoto } from './problemPhotoStore.ts';

export type { ProblemPhoto } from './problemPhotoStore.ts';

/*
 * The photo of a reported problem, one at most (ADR 139). Whoever may read it gets an address that holds for one to two hours:
 * an <img> sends no token.
 */

const HOUR_MS = 3_600_000;
const NAME = /^([\da-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

type Parts = { database: Database; signingKey: () => Promise<string> };

/**
 * Stores the photo of the open problem of a line, of an order that the caller may open. The same photo again changes nothing.
 * PROBLEM_REFUSED: none is open, or it has another photo.
 */
export function add({ database }: Parts, orderId: string, lineId: string, photo: Buffer): Promise<void> {
  return inTransaction(database, async (tx) => {
    await lockOrders(tx, [orderId]);
    const problem = await store.readLastProblem(tx, orderId, lineId);
    if (problem?.photo && photo.equals(problem.photo)) return;
    if (!problem?.isOpen || problem.photo) throw new MarketError('PROBLEM_REFUSED');
    await store.writePhoto(tx, problem.id, photo);
  });
}

async function signatureOf({ signingKey }: Parts, id: string, expires: string): Promise<Buffer> {
  return createHmac('sha256', await signingKey())
    .update(`problem photo\n${id}\n${expires}`)
    .digest();
}

/** The path of a photo (uuid of its problem). Within an hour it stays the same, so that a page does not load it again. */
export async function pathOf(parts: Parts, id: string, now: Date): Promise<string> {
  const expires = String((Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000));
  return `/photos/${id}.${expires}.${(await signatureOf(parts, id, expires)).toString('base64url')}`;
}

/** The photo of a path's last part; null: it was not signed by this market, has expired, or the photo was erased. */
export async function readSigned(parts: Parts, name: string, now: Date): Promise<Buffer | null> {
  const [, id = '', expires = '', signature = ''] = NAME.exec(name) ?? [];
  if (signature === '' || now.getTime() >= Number(expires) * 1000) return null;
  const expected = await signatureOf(parts, id, expires);
  const received = Buffer.from(signature, 'base64url');
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  return store.readPhoto(parts.database.kysely, id);
}

/** The photos of the problems of orders (uuids), for the export of a person's data. */
export function ofOrders({ database }: Pick<Parts, 'database'>, orderIds: readonly string[]): Promise<ProblemPhoto[]> {
  return store.readPhotosOf(database.kysely, orderIds);
}
