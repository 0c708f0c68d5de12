/**
 * @generated SignedSource<<c18103e1a1e02a5612ae1391ff464701>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartThumbs_cart" | "CartTotals_cart" | "TotalExplained_cart">;
  readonly " $fragmentType": "CartSummary_cart";
};
export type CartSummary_cart$key = {
  readonly " $data"?: CartSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartThumbs_cart"
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "c46b546a67748c55c7fa446007d889fd";

export default node;
