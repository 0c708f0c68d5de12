/**
 * @generated SignedSource<<d8fd2be1450ee817f6069104e116007b>>
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
    readonly gstRate: number;
    readonly items: number;
    readonly pst: number;
    readonly pstRate: number;
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

(node as any).hash = "4a4e91f72a9dd2d193ef709fbc9f6de9";

export default node;
