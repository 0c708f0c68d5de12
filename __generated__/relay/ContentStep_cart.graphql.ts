/**
 * @generated SignedSource<<853089e840f03a4bbb07ab91f4db3b88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_cart$data = {
  readonly fromStorage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AutoCloseRefusal_cart" | "AutoClose_cart" | "CartLines_cart" | "CheckoutIssues_cart" | "ExpressBlocks_cart" | "LeftOut_cart" | "ReusableBox_cart" | "UnsurePanel_cart">;
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
      "name": "AutoCloseRefusal_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReusableBox_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExpressBlocks_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeftOut_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutIssues_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "2f5edda7f09474343348f5875440ef4f";

export default node;
