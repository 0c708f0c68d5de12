/**
 * @generated SignedSource<<8dabfadc73f998219e89060b01f72d4b>>
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
  readonly products: ReadonlyArray<{
    readonly quantity: number;
    readonly reusableBox: boolean;
  }>;
  readonly slot: {
    readonly from: string;
  } | null | undefined;
  readonly status: OrderStatus;
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

(node as any).hash = "d8ccf47b36ea3327432ce169d45cb03a";

export default node;
