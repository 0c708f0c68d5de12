/**
 * @generated SignedSource<<e36f60caf31ba22fdb20ba288a0782f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type checkoutEvent_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly unsure: boolean;
    readonly variantId: string;
  }>;
  readonly totals: {
    readonly items: number;
  };
  readonly " $fragmentType": "checkoutEvent_cart";
};
export type checkoutEvent_cart$key = {
  readonly " $data"?: checkoutEvent_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"checkoutEvent_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "checkoutEvent_cart"
};

(node as any).hash = "c7029d7d905c3f5d980b89c7747a9c22";

export default node;
