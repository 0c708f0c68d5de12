/**
 * @generated SignedSource<<2200fca35d87f6e13b8b81284592d9ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReusableBox_cart$data = {
  readonly items: ReadonlyArray<{
    readonly reusableBox: boolean;
  }>;
  readonly " $fragmentType": "ReusableBox_cart";
};
export type ReusableBox_cart$key = {
  readonly " $data"?: ReusableBox_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReusableBox_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReusableBox_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reusableBox",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "68c7f73da45465cb83d84558c2fef359";

export default node;
