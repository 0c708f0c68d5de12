/**
 * @generated SignedSource<<7aa5579bfaea1dbcf5f18ced02d47747>>
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

(node as any).hash = "d67019f37daeebd44c593903dc644f56";

export default node;
