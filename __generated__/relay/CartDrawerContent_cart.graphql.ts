/**
 * @generated SignedSource<<1dafd4d07ed631d36008c49c6d43914f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartDrawerContent_cart$data = {
  readonly items: ReadonlyArray<{
    readonly unsure: boolean;
  }>;
  readonly totals: {
    readonly items: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart" | "articles_cart">;
  readonly " $fragmentType": "CartDrawerContent_cart";
};
export type CartDrawerContent_cart$key = {
  readonly " $data"?: CartDrawerContent_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartDrawerContent_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartDrawerContent_cart",
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
          "name": "unsure",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "items",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "articles_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLines_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "99813e9cec195ccc4bfec9c77ceb0c2d";

export default node;
