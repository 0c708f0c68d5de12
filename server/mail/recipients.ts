import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { OutboxRow } from '../outbox/outboxStore.ts';
import { addressHash } from './addressSql.ts';
import { MAIL_KINDS } from './mailKinds.ts';
import { admitMail, type MailPurpose } from './mailLimits.ts';
import * as store from './recipientStore.ts';

/**
 * Whether a mail of the outbox may go to its address, which then counts (E75). A mail that is tried again counts once.
 */
export async function admitQueued(
  database: Database,
  { id, kind }: OutboxRow,
  to: string,
): Promise<'send' | 'wait' | 'drop'> {
  const { purpose } = MAIL_KINDS[kind];
  if (purpose === 'producer') return 'send';
  const hash = addressHash(to);
  return inTransaction(database, async (tx) => {
    const { isOwn, orderId, stands, waitedMs } = await store.readSubject(tx, id, to);
    if (isOwn) return 'send';
    const choice = await store.lockRecipient(tx, hash);
    const { ordersToday, isCounted, ...counts } = await store.countMails(tx, hash, id);
    if (isCounted) return 'send';
    const order = orderId === null ? null : { stands, waitedMs, mailsToday: ordersToday };
    const decision = admitMail(purpose, { isOwn, ...choice, ...counts, order });
    if (decision === 'send') await store.addMail(tx, { id, hash, isConfirmation: purpose === 'confirmation', orderId });
    return decision;
  });
}

/** The same for a mail that is sent at once, whoever caused it. */
export async function admitDirect(database: Database, purpose: MailPurpose, to: string): Promise<boolean> {
  const hash = addressHash(to);
  return inTransaction(database, async (tx) => {
    const id = randomUUID();
    const choice = await store.lockRecipient(tx, hash);
    const { today, thisMonth, wasAsked } = await store.countMails(tx, hash, id);
    const isSent = admitMail(purpose, { isOwn: false, ...choice, today, thisMonth, wasAsked, order: null }) === 'send';
    if (isSent) await store.addMail(tx, { id, hash, isConfirmation: false, orderId: null });
    return isSent;
  });
}

/** What the reader of an address decided, locked until the transaction ends. */
export async function lockRecipient(tx: Transaction, email: string): Promise<store.RecipientChoice & { hash: string }> {
  const hash = addressHash(email);
  return { hash, ...(await store.lockRecipient(tx, hash)) };
}
