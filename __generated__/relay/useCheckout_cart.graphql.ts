/**
 * @generated SignedSource<<c29d35fbe41fa02ffdae1095622a3053>>
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
    readonly items: number;
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

(node as any).hash = "5b88d8609c693b992a2fd38534a9b3ac";

export default node;
