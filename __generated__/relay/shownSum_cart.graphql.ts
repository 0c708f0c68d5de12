/**
 * @generated SignedSource<<eb56b803f87212b6c0d7720b2fcbd815>>
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
    readonly gstBase: number;
    readonly gstRate: number;
    readonly items: number;
    readonly pst: number;
    readonly pstBase: number;
    readonly pstRate: number;
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

(node as any).hash = "72be2224b9eb949c481a7e89698bb970";

export default node;
