/**
 * @generated SignedSource<<eb614d355f68598973dd4f7cf3d938d9>>
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

(node as any).hash = "b44ccca67161f103568b082efdb79f68";

export default node;
