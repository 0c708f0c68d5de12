/**
 * @generated SignedSource<<ce8d289033d9b6e0fc715df8c04f9da6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_cart$data = {
  readonly fromStorage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AutoClose_cart" | "CartLines_cart" | "ExpressBlocks_cart" | "ReusableBox_cart" | "UnsurePanel_cart">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExpressBlocks_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "6010b1fbb0997fca7b63265661362c88";

export default node;
