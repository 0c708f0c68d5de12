/**
 * @generated SignedSource<<4082179159aff44d7cb34109b0ea7fa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type articles_cart$data = {
  readonly items: ReadonlyArray<{
    readonly counted: number;
    readonly reusableBox: boolean;
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
          "name": "counted",
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

(node as any).hash = "9fba501e462e863972c56e58c39036b9";

export default node;
