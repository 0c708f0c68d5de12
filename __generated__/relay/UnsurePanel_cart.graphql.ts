/**
 * @generated SignedSource<<51ba93ba1c0d586b4e58c29138a6f14c>>
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
    readonly unsure: boolean;
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
          "name": "unsure",
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

(node as any).hash = "7c72f6f874b2dc412605177da458677a";

export default node;
