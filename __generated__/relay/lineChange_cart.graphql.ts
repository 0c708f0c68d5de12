/**
 * @generated SignedSource<<b62e30ba6b7ae3d0eb7112b173c37114>>
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

(node as any).hash = "7195ef947a398cf68fbe06159907d6ba";

export default node;
