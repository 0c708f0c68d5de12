/**
 * @generated SignedSource<<e804c9010b516704545e63ea1838806b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnsurePanel_cart$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly max: number;
    readonly quantity: number;
    readonly unsure: boolean;
    readonly variantId: string;
    readonly " $fragmentSpreads": FragmentRefs<"UnsureLine_item">;
  }>;
  readonly " $fragmentType": "UnsurePanel_cart";
};
export type UnsurePanel_cart$key = {
  readonly " $data"?: UnsurePanel_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnsurePanel_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnsurePanel_cart",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variantId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsure",
          "storageKey": null
        },
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
          "name": "max",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnsureLine_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "62d0f94c158cd48ed171db693647b767";

export default node;
