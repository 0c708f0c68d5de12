/**
 * @generated SignedSource<<73869cfb4067d4cf0bf06866d98ee086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type visitorCart_cart$data = {
  readonly fromStorage: boolean;
  readonly items: ReadonlyArray<{
    readonly counted: number;
    readonly max: number;
    readonly quantity: number;
    readonly reusableBox: boolean;
    readonly unsure: boolean;
    readonly variantId: string;
  }>;
  readonly totals: {
    readonly items: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartDrawerContent_cart">;
  readonly " $fragmentType": "visitorCart_cart";
};
export type visitorCart_cart$key = {
  readonly " $data"?: visitorCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"visitorCart_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "visitorCart_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromStorage",
      "storageKey": null
    },
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
          "name": "variantId",
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
          "name": "unsure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reusableBox",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
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
      "name": "CartDrawerContent_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "1b435b5ed00694b7815f69a2a0e598fa";

export default node;
