/**
 * @generated SignedSource<<287a1518c6eda0822202a032af8d883b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cartChange_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart" | "CartThumbs_cart" | "CartTotals_cart" | "TotalExplained_cart" | "UnsurePanel_cart" | "cartFacts_cart" | "visitorCart_cart">;
  readonly " $fragmentType": "cartChange_cart";
};
export type cartChange_cart$key = {
  readonly " $data"?: cartChange_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartChange_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cartChange_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "visitorCart_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "cartFacts_cart"
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
      "name": "CartTotals_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TotalExplained_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartThumbs_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "dd3a3946f86617778bbeef3dddf47175";

export default node;
