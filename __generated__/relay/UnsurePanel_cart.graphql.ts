/**
 * @generated SignedSource<<651afdf15220250915dafada4e721004>>
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
    readonly variant: {
      readonly price: number;
    };
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
          "alias": null,
          "args": null,
          "concreteType": "Variant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            }
          ],
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

(node as any).hash = "41ef55514fb8e3508cce2ccf049b1e9f";

export default node;
