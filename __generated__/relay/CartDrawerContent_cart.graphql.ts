/**
 * @generated SignedSource<<39c7f6c2e6fbab48a4484cdfa45b4a4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartDrawerContent_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly unsure: boolean;
  }>;
  readonly totals: {
    readonly items: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart">;
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
          "name": "quantity",
          "storageKey": null
        },
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
      "name": "CartLines_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "5afc74cb1335def07c252fd2f63eaa6c";

export default node;
