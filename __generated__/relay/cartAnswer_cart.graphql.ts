/**
 * @generated SignedSource<<e28ec6029b5009c5e195f700b4514b94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cartAnswer_cart$data = {
  readonly items: ReadonlyArray<{
    readonly counted: number;
    readonly quantity: number;
    readonly reusableBox: boolean;
    readonly unsure: boolean;
    readonly variant: {
      readonly price: number;
    };
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

(node as any).hash = "31ee97591f0e6ffac0a72a76b47700e1";

export default node;
