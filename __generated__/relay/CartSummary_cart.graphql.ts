/**
 * @generated SignedSource<<cb9c749d008d9effbf0e14d0bb0bc4a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartThumbs_cart" | "CartTotals_cart" | "MembershipOffer_cart" | "MergeNotice_cart" | "TotalExplained_cart" | "WhenLine_cart">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhenLine_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeNotice_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembershipOffer_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "32f67a747f0342d27b29384be54432c0";

export default node;
