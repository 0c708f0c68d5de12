/**
 * @generated SignedSource<<c613bf9543f708f3345fb22aef717f2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLines_cart$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly reusableBox: boolean;
    readonly unsure: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
  }>;
  readonly " $fragmentType": "CartLines_cart";
};
export type CartLines_cart$key = {
  readonly " $data"?: CartLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLines_cart",
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
          "name": "unsure",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartLine_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "f4054e29eb350aac603e8b63755375f9";

export default node;
