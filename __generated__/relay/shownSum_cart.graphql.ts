/**
 * @generated SignedSource<<f3d3012a9b2805ce84d52e421cad04fa>>
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
    readonly freeDeliveryAbove: number;
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

(node as any).hash = "8aa694c030c0483a69fe76d440a3b8b3";

export default node;
