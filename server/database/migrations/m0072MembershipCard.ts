import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The card that pays a membership, and whether a page that stores a card is for it too (E72). Until now the customer's
 * latest card paid: the present one stays the card of running memberships, whatever card comes next.
 */
export const m0072MembershipCard: Migration = {
  async up(db) {
    await sql`
      alter table membership add column card_id text, add column card_brand text, add column card_last4 text;
      update membership m set card_id = p.provider_id, card_brand = p.brand, card_last4 = p.last4
      from payment_card p
      where p.customer_id = m.customer_id and m.provider_id is not null and m.status <> 'cancelled';
      alter table card_setup add column pays_membership boolean not null default false`.execute(db);
  },
};
