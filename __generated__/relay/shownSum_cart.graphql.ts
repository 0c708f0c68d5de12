/**
 * @generated SignedSource<<80c9d360fadb16cd9fc47c3874ee97c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryWaiver = "already_paid" | "free_zone" | "over_threshold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type shownSum_cart$data = {
  readonly items: ReadonlyArray<{
    readonly counted: number;
    readonly id: string;
    readonly reusableBox: boolean;
  }>;
  readonly locationId: string | null | undefined;
  readonly shippingZone: {
    readonly price: number;
  } | null | undefined;
  readonly totals: {
    readonly credit: number;
    readonly delivery: number;
    readonly deliveryWaiver: DeliveryWaiver | null | undefined;
    readonly deposits: number;
    readonly fee: number;
    readonly gst: number;
    readonly items: number;
    readonly pst: number;
    readonly taxBase: number;
    readonly total: number;
  };
  readonly " $fragmentType": "shownSum_cart";
};
export type shownSum_cart$key = {
  readonly " $data"?: shownSum_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"shownSum_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shownSum_cart"
};

(node as any).hash = "bf50e63280c069b0a4cfa8db86e6d509";

export default node;
