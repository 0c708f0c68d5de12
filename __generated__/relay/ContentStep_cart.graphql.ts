/**
 * @generated SignedSource<<9cc4dae69bbe45ec7ccb3fd9bda59102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_cart$data = {
  readonly fromStorage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AutoClose_cart" | "CartLines_cart" | "ReusableBox_cart" | "UnsurePanel_cart">;
  readonly " $fragmentType": "ContentStep_cart";
};
export type ContentStep_cart$key = {
  readonly " $data"?: ContentStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentStep_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromStorage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLines_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnsurePanel_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AutoClose_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReusableBox_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "f246e29384ddf3036119af5d6ed45ef5";

export default node;
