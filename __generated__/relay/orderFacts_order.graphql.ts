/**
 * @generated SignedSource<<8157d649737c3b2a2fcceb0c2674a613>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderFacts_order$data = {
  readonly createdAt: string;
  readonly location: {
    readonly __typename: "Location";
  } | null | undefined;
  readonly ongoing: boolean;
  readonly slot: {
    readonly from: string;
    readonly to: string;
  } | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"orderFacts_articles">;
  readonly " $fragmentType": "orderFacts_order";
};
export type orderFacts_order$key = {
  readonly " $data"?: orderFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderFacts_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderFacts_order"
};

(node as any).hash = "385dcd42fbc4c76275c98a34f510f564";

export default node;
