/**
 * @generated SignedSource<<d9bbe6fd87f16c866c39d95c2646e176>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lineChange_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly seenPrice: number;
    readonly unsure: boolean;
    readonly variant: {
      readonly price: number;
    };
    readonly variantId: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"shownSum_cart">;
  readonly " $fragmentType": "lineChange_cart";
};
export type lineChange_cart$key = {
  readonly " $data"?: lineChange_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineChange_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineChange_cart"
};

(node as any).hash = "afcb98c3b739c4ee8e6b7e366a293604";

export default node;
