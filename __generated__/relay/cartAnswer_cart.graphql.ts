/**
 * @generated SignedSource<<4c4342cac7ed58f464710f83c748c492>>
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
  readonly " $fragmentSpreads": FragmentRefs<"shownSum_cart">;
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

(node as any).hash = "d41763ea0c25c09abd24de95cd53a951";

export default node;
