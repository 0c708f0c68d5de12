/**
 * @generated SignedSource<<3a6b7f90cf209774d2d6199da84a7181>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cartAnswer_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly unsure: boolean;
    readonly variantId: string;
  }>;
  readonly totals: {
    readonly items: number;
  };
  readonly " $fragmentType": "cartAnswer_cart";
};
export type cartAnswer_cart$key = {
  readonly " $data"?: cartAnswer_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartAnswer_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cartAnswer_cart"
};

(node as any).hash = "dc34e0778d776270727a05bb46fc5f57";

export default node;
