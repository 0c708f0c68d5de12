/**
 * @generated SignedSource<<6d840a95e3efb06093a84e13159abef5>>
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
    readonly id: string;
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

(node as any).hash = "edba37dd4429dd166d7bdad75a510985";

export default node;
