/**
 * @generated SignedSource<<bdf9aec230f6499348c744436d4f1c2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCheckout_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly unsure: boolean;
    readonly variantId: string;
  }>;
  readonly shippingZone: {
    readonly __typename: "ShippingZone";
  } | null | undefined;
  readonly totals: {
    readonly credit: number;
    readonly delivery: number;
    readonly deposits: number;
    readonly fee: number;
    readonly gst: number;
    readonly items: number;
    readonly pst: number;
    readonly total: number;
  };
  readonly " $fragmentType": "useCheckout_cart";
};
export type useCheckout_cart$key = {
  readonly " $data"?: useCheckout_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCheckout_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCheckout_cart"
};

(node as any).hash = "7ae751318f8793ec29da4a9d310b91d3";

export default node;
