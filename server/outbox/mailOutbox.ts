import type { Locale } from '#rules/constants.ts';
import type { Transaction } from '../database/transaction.ts';
import type { RefusalReason } from '../marketError.ts';
import { deleteMail, insertMail } from './outboxStore.ts';

/**
 * A mail to send, by its kind and ids; `about` identifies its subject, so that each is announced once. Ids are uuids.
 */
export type Message =
  | { kind: 'order_confirmed'; about: string; data: { orderId: string } }
  /** `isReopened`: its lines are in the cart again (E60). `isEmpty`: nothing of it comes (E70). Absent in older mails. */
  | { kind: 'order_cancelled'; about: string; data: { orderId: string; isReopened?: boolean; isEmpty?: boolean } }
  | { kind: 'orders_combined'; about: string; data: { orderId: string } }
  /** Ready at its pickup point, or on its way for deliveries; then handed over. */
  | { kind: 'order_ready' | 'order_handed_over'; about: string; data: { orderId: string } }
  /** Goods that a customer returned at the desk, as one return. */
  | { kind: 'items_returned'; about: string; data: { returns: string[] } }
  /** `replaced`: lines with a replacement; absent in older mails. */
  | { kind: 'items_missing'; about: string; data: { returns: string[]; replaced?: string[] } }
  | { kind: 'payment_failed'; about: string; data: { attemptId: string } }
  | {
      kind: 'auto_purchase_failed';
      about: string;
      data: { customerId: string; period: string; reasons: RefusalReason[] };
    }
  | {
      kind: 'auto_purchase_warning';
      about: string;
      /** `period`: first day of the week that closes. `buys`: the cart is bought without what `reasons` name. */
      data: { customerId: string; period: string; buys: boolean; reasons: RefusalReason[] };
    }
  | { kind: 'abandoned_cart'; about: string; data: { customerId: string } }
  /** A product is back, for somebody who requested a notice. */
  | { kind: 'restocked'; about: string; data: { noticeId: string } }
  /** Asks a guest whether the address of their notice may be written to. */
  | { kind: 'address_confirmation'; about: string; data: { noticeId: string } }
  | { kind: 'trial_ending'; about: string; data: { customerId: string } }
  | { kind: 'membership_renewing' | 'membership_refused'; about: string; data: { customerId: string } }
  /** It ended because the card was refused; or its customer has cancelled it, from its period's end on. */
  | { kind: 'membership_ended' | 'membership_cancelled'; about: string; data: { customerId: string } }
  | { kind: 'membership_charged'; about: string; data: { chargeId: string } }
  /** `to` is stored until the mail is sent: the account no longer has it. Cents. */
  | {
      kind: 'account_closed';
      about: string;
      data: {
        customerId: string;
        to: string;
        locale: Locale;
        credit: number;
        deposits: number;
        hadBaskets: boolean;
        wasMember: boolean;
      };
    }
  | { kind: 'basket_begun' | 'basket_changed' | 'basket_cancelled'; about: string; data: { userBasketId: string } }
  /** The basket of a running subscription costs more than its customer agreed to (E69). */
  | { kind: 'basket_raised'; about: string; data: { userBasketId: string } }
  /** It is no longer offered, or its place no longer served. */
  | { kind: 'basket_withdrawn' | 'basket_place_closed'; about: string; data: { userBasketId: string } }
  /** What a week brings, while it can still be changed. `week`: its Friday. */
  | { kind: 'basket_coming'; about: string; data: { userBasketId: string; week: string } }
  | {
      kind: 'basket_refused' | 'basket_missed';
      about: string;
      data: { userBasketId: string; week: string; refusal: string };
    }
  /** A movement that staff made: credit, a charge, or deposits given back. */
  | { kind: 'balance_changed'; about: string; data: { movementId: string } }
  /** The card on file, by its id at the provider: nothing is announced of a card that was replaced. */
  | { kind: 'card_expiring'; about: string; data: { customerId: string; card: string } };

/**
 * Queues a mail in the transaction whose result it announces: it is sent if and only if that is committed. The same
 * announcement is queued once; false: it was queued already. It is sent after `waitMs`.
 */
export async function queueMail(tx: Transaction, message: Message, waitMs = 0): Promise<boolean> {
  return insertMail(tx, message, waitMs);
}

/** Removes a queued mail, in the transaction that undoes what it announces; a sent mail cannot be withdrawn. */
export async function withdrawMail(tx: Transaction, { kind, about }: Pick<Message, 'kind' | 'about'>): Promise<void> {
  await deleteMail(tx, kind, about);
}
