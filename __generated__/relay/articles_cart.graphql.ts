/**
 * @generated SignedSource<<215046238e4a90bd5b67b6a87b983d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type articles_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly reusableBox: boolean;
    readonly unsure: boolean;
  }>;
  readonly " $fragmentType": "articles_cart";
};
export type articles_cart$key = {
  readonly " $data"?: articles_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"articles_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "articles_cart",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reusableBox",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "1d92b261b7e8d7eb7fb7fff2cfe63947";

export default node;
