/**
 * @generated SignedSource<<28d00c8715545646e7cb2d37d324a4eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBar_cart$data = {
  readonly totals: {
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

(node as any).hash = "bea19ae4e202e9d20fa6534b2c8ca9b8";

export default node;
