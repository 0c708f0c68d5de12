/** Staff actions; their texts are in the storefront: `desk.journal.<kind>`. */
export type DeskActionKind =
  | 'advance_order'
  | 'undo_step'
  | 'enter_order'
  | 'receive_cash'
  | 'undo_cash'
  | 'send_link'
  | 'end_link'
  | 'mark_lines'
  | 'replace_line'
  | 'settle_missing'
  | 'return_items'
  | 'answer_problem'
  | 'refund_deposit'
  | 'refund_amount'
  | 'lower_quantities'
  | 'move_order'
  | 'adjust_balance'
  | 'delete_customer'
  | 'save_product'
  | 'save_seller'
  | 'save_site_informations'
  | 'adjust_stock'
  | 'send_message'
  | 'send_statement'
  | 'send_slip'
  | 'revoke_slip_links'
  | 'answer_proposals'
  | 'save_week'
  | 'save_week_plan'
  | 'save_market_time'
  | 'save_catalogue'
  | 'undo_catalogue'
  | 'import_catalogue'
  | 'run_job'
  | 'dismiss_setup'
  | 'confirm_terms'
  | 'confirm_rules';

/** Something that staff did. Ids are uuids, instants market time. */
export type DeskAction = {
  kind: DeskActionKind;
  /** Who did it. */
  staffId: string;
  orderId?: string | null;
  customerId?: string | null;
  /** The caller's request key: an action with the same key takes effect once. */
  request?: string | null;
  /** Details of the action: cents, numbers and names as they were; `by` is the name entered at the device (ADR 70). */
  data?: Readonly<Record<string, unknown>>;
  at: Date;
};

/** A line of the journal. staffName: first name, else address, as they are now; empty once the account was deleted. */
export type JournalEntry = Required<DeskAction> & { id: string; staffName: string };
