/**
 * @generated SignedSource<<665667988f68a0ed1ae45fccb3496cef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CreditAsked = "counter" | "phone" | "%future added value";
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type OrderEventAuthor = "customer" | "guest" | "market" | "staff" | "%future added value";
export type OrderEventKind = "adjusted" | "amount" | "answered" | "balance" | "card" | "cash" | "deposit" | "expired" | "joined" | "lines" | "link" | "missing" | "moved" | "paid" | "refund" | "removed" | "replaced" | "reported" | "returned" | "status" | "unlinked" | "unmoved" | "unreceived" | "%future added value";
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type RefundState = "asked" | "done" | "refused" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type eventText_event$data = {
  readonly amount: number | null | undefined;
  readonly at: string;
  readonly by: OrderEventAuthor;
  readonly creditAsked: CreditAsked | null | undefined;
  readonly from: OrderStatus | null | undefined;
  readonly kind: OrderEventKind;
  readonly lineMissing: number | null | undefined;
  readonly lineStatus: LineStatus | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly productName: string;
  }>;
  readonly note: string | null | undefined;
  readonly number: number | null | undefined;
  readonly refund: RefundState | null | undefined;
  readonly to: OrderStatus | null | undefined;
  readonly " $fragmentType": "eventText_event";
};
export type eventText_event$key = {
  readonly " $data"?: eventText_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventText_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "eventText_event"
};

(node as any).hash = "49885cf7a8db4a744eda446afa51f67b";

export default node;
