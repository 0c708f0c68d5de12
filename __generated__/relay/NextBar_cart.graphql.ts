/**
 * @generated SignedSource<<9016325e6624b6a8d1bd423b457d5568>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBar_cart$data = {
  readonly totals: {
    readonly credit: number;
    readonly delivery: number;
    readonly total: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"articles_cart">;
  readonly " $fragmentType": "NextBar_cart";
};
export type NextBar_cart$key = {
  readonly " $data"?: NextBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextBar_cart",
  "selections": [
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
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delivery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "articles_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "d0ebcaf5c9b50ef7ef6b9faf4df759d3";

export default node;
