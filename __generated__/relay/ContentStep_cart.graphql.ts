/**
 * @generated SignedSource<<98907b5960ccb7fca7fa44d13835404b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart" | "UnsurePanel_cart">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLines_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnsurePanel_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "c2ac1efaa9bf580f75b7d5b1fba6af30";

export default node;
